import { type ApiOutput, callApi } from '../api.ts'

export type StockedProduct = ApiOutput<'listStock'>['products'][number]

/** The products that are offered or counted. */
export const stockQuery = {
  queryKey: ['listStock'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callApi('listStock', { signal }),
}
