import { type Market, markets } from '#domain/shared/market.ts'
import { tenderStates } from '#domain/tenders/tender-state.ts'
import type { ApiInput } from '../../../../../lib/api.ts'

/** A state, or all of them. */
export const statesAsked = ['all', ...tenderStates] as const
export const tenderSorts = ['deadline', '-deadline'] as const
type TenderSort = (typeof tenderSorts)[number]

/** The filters of the list, as in its address; empty means: any. */
export interface TenderFilter {
  readonly text: string
  readonly market: Market | ''
  readonly state: (typeof statesAsked)[number]
  /** Empty: what closes next where only coming ones are listed, else what closed last. */
  readonly sort: TenderSort | ''
}

export const noFilter = { text: '', market: '', state: 'all' } as const

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): TenderFilter => ({
  text: (search.get('text') ?? '').slice(0, 100),
  market: markets.find((one) => one === search.get('market')) ?? '',
  state: statesAsked.find((one) => one === search.get('state')) ?? noFilter.state,
  sort: tenderSorts.find((one) => one === search.get('sort')) ?? '',
})

export function filterSearch({ text, market, state, sort }: TenderFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (text !== '') search.set('text', text)
  if (market !== '') search.set('market', market)
  if (state !== noFilter.state) search.set('state', state)
  if (sort !== '') search.set('sort', sort)
  return search
}

export const isFiltered = (filter: TenderFilter): boolean =>
  filterSearch({ ...filter, sort: '' }).size > 0

export const sortIn = ({ sort, state }: TenderFilter): TenderSort =>
  sort || (state === 'open' || state === 'announced' ? 'deadline' : '-deadline')

export const queryOf = (filter: TenderFilter) =>
  ({
    text: filter.text.trim() || undefined,
    market: filter.market || undefined,
    state: filter.state,
    sort: sortIn(filter),
  }) satisfies ApiInput<'listDeskTenders'>['query']
