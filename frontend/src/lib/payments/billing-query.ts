import { callApi } from '../api.ts'

export const billingKey = ['getBilling'] as const

/** What the caller has bought. */
export const billingQuery = {
  queryKey: billingKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callApi('getBilling', { signal }),
}
