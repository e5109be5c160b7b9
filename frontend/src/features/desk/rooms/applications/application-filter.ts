import { type Market, markets } from '#domain/shared/market.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const begunStatuses = ['DRAFT', 'SUBMITTED', 'PAID'] as const
type BegunStatus = (typeof begunStatuses)[number]

/** The filters of the list, as in its address; empty means: any. */
export interface ApplicationFilter {
  readonly status: BegunStatus | ''
  readonly market: Market | ''
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): ApplicationFilter => ({
  status: oneOf(begunStatuses, search.get('status')),
  market: oneOf(markets, search.get('market')),
})

export function filterSearch({ status, market }: ApplicationFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (status !== '') search.set('status', status)
  if (market !== '') search.set('market', market)
  return search
}

export const queryOf = ({ status, market }: ApplicationFilter) =>
  ({
    status: status || undefined,
    market: market || undefined,
  }) satisfies ApiInput<'listAllApplications'>['query']
