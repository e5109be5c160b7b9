import { type Market, markets } from '#domain/shared/market.ts'
import { type Category, categories } from '#domain/vocabulary/kinds.ts'

export const tenderStates = ['open', 'closed', 'all'] as const
export type TenderState = (typeof tenderStates)[number]

/** The filters of the list, as in its address; empty means: any. */
export interface TenderFilter {
  readonly text: string
  readonly market: Market | ''
  readonly category: Category | ''
  /** ISO 3166-1 alpha-2 */
  readonly origin: string
  readonly deadline_from: string
  readonly deadline_to: string
  readonly state: TenderState
  readonly sort: 'deadline' | '-deadline'
}

export const noFilter: TenderFilter = {
  text: '',
  market: '',
  category: '',
  origin: '',
  deadline_from: '',
  deadline_to: '',
  state: 'open',
  sort: 'deadline',
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''
const matching = (pattern: RegExp, text: string | null): string =>
  text !== null && pattern.test(text) ? text : ''

/** Reads the filters of an address; what is not understood is left out. */
export function parseFilter(search: URLSearchParams): TenderFilter {
  const day = /^\d{4}-\d{2}-\d{2}$/
  return {
    text: (search.get('text') ?? '').slice(0, 200),
    market: oneOf(markets, search.get('market')),
    category: oneOf(categories, search.get('category')),
    origin: matching(/^[A-Z]{2}$/, search.get('origin')),
    deadline_from: matching(day, search.get('deadline_from')),
    deadline_to: matching(day, search.get('deadline_to')),
    state: oneOf(tenderStates, search.get('state')) || noFilter.state,
    sort: oneOf(['deadline', '-deadline'], search.get('sort')) || noFilter.sort,
  }
}

const names = Object.keys(noFilter) as (keyof TenderFilter)[]

/** The address of filters: only what differs from the usual. */
export function filterSearch(filter: TenderFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) if (filter[name] !== noFilter[name]) search.set(name, filter[name])
  return search
}

/** How many filters are set; the order is none. */
export const countFilters = (filter: TenderFilter): number =>
  names.filter((name) => name !== 'sort' && filter[name] !== noFilter[name]).length

export const areDatesReversed = (filter: TenderFilter): boolean =>
  filter.deadline_from !== '' &&
  filter.deadline_to !== '' &&
  filter.deadline_from > filter.deadline_to
