import { type MatchVerdict, matchVerdicts } from '#domain/matching/verdict.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import { type Category, categories } from '#domain/vocabulary/kinds.ts'

export const matchViews = ['tender', 'product'] as const
export type MatchView = (typeof matchViews)[number]
/** What the list can be narrowed to. */
export const shownMatches = [...matchVerdicts, 'only_price', 'dismissed'] as const
export type ShownMatches = MatchVerdict | 'only_price' | 'dismissed'

/** What the page shows, as in its address. */
export interface MatchFilter {
  readonly view: MatchView
  readonly verdict: ShownMatches | ''
  readonly state: 'open' | 'all'
  readonly market: Market | ''
  readonly category: Category | ''
  /** A fact of the product that matches wait for, by its field. */
  readonly missing: string
}

export const noMatchFilter: MatchFilter = {
  view: 'tender',
  verdict: '',
  state: 'open',
  market: '',
  category: '',
  missing: '',
}

export function parseMatchFilter(search: URLSearchParams): MatchFilter {
  const missing = search.get('missing') ?? ''
  return {
    view: matchViews.find((view) => view === search.get('view')) ?? noMatchFilter.view,
    verdict: shownMatches.find((verdict) => verdict === search.get('verdict')) ?? '',
    state: search.get('state') === 'all' ? 'all' : 'open',
    market: markets.find((market) => market === search.get('market')) ?? '',
    category: categories.find((category) => category === search.get('category')) ?? '',
    missing: /^[a-z_]{1,40}$/.test(missing) ? missing : '',
  }
}

const names = ['view', 'verdict', 'state', 'market', 'category', 'missing'] as const

/** Only what differs from the default is in the address. */
export function matchFilterSearch(filter: MatchFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) {
    if (filter[name] !== noMatchFilter[name]) search.set(name, filter[name])
  }
  return search
}

/** How many filters leave something out. */
export const narrowedBy = ({ verdict, market, category, missing }: MatchFilter): number =>
  [verdict, market, category, missing].filter(Boolean).length
