import type { Verdict } from '#domain/matching/verdict.ts'

export const matchViews = ['tender', 'product'] as const
export type MatchView = (typeof matchViews)[number]
export const shownVerdicts = ['strong', 'possible', 'near'] as const satisfies readonly Verdict[]
type ShownVerdict = (typeof shownVerdicts)[number]

/** What the page shows, as in its address. */
export interface MatchFilter {
  readonly view: MatchView
  readonly verdict: ShownVerdict | ''
  readonly state: 'open' | 'all'
}

export const noMatchFilter: MatchFilter = { view: 'tender', verdict: '', state: 'open' }

export function parseMatchFilter(search: URLSearchParams): MatchFilter {
  return {
    view: matchViews.find((view) => view === search.get('view')) ?? noMatchFilter.view,
    verdict: shownVerdicts.find((verdict) => verdict === search.get('verdict')) ?? '',
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
