import { type Market, markets } from '#domain/shared/market.ts'
import { tenderStates } from '#domain/tenders/tender-state.ts'

/** A state, or all of them. */
export const statesAsked = ['all', ...tenderStates] as const

/** The filters of the list, as in its address; empty means: any. */
export interface TenderFilter {
  readonly text: string
  readonly market: Market | ''
  readonly state: (typeof statesAsked)[number]
}

export const noFilter: TenderFilter = { text: '', market: '', state: 'all' }

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): TenderFilter => ({
  text: search.get('text') ?? '',
  market: markets.find((one) => one === search.get('market')) ?? '',
  state: statesAsked.find((one) => one === search.get('state')) ?? noFilter.state,
})

export function filterSearch({ text, market, state }: TenderFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (text !== '') search.set('text', text)
  if (market !== '') search.set('market', market)
  if (state !== noFilter.state) search.set('state', state)
  return search
}
