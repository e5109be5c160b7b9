import { type MatchVerdict, matchVerdicts } from '#domain/matching/verdict.ts'

export const matchViews = ['tender', 'product'] as const
export type MatchView = (typeof matchViews)[number]
/** What the list can be narrowed to. */
export const shownMatches = [...matchVerdicts, 'only_price'] as const
export type ShownMatches = MatchVerdict | 'only_price'

/** What the page shows, as in its address. */
export interface MatchFilter {
  readonly view: MatchView
  readonly verdict: ShownMatches | ''
  readonly state: 'open' | 'all'
}

export const noMatchFilter: MatchFilter = { view: 'tender', verdict: '', state: 'open' }

export function parseMatchFilter(search: URLSearchParams): MatchFilter {
  return {
    view: matchViews.find((view) => view === search.get('view')) ?? noMatchFilter.view,
    verdict: shownMatches.find((verdict) => verdict === search.get('verdict')) ?? '',
    state: search.get('state') === 'all' ? 'all' : 'open',
  }
}

/** Only what differs from the default is in the address. */
export function matchFilterSearch(filter: MatchFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['view', 'verdict', 'state'] as const) {
    if (filter[name] !== noMatchFilter[name]) search.set(name, filter[name])
  }
  return search
}
