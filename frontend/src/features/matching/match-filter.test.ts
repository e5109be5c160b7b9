import { expect, it } from 'vitest'
import {
  type MatchFilter,
  matchFilterSearch,
  matchViews,
  narrowedBy,
  noMatchFilter,
  parseMatchFilter,
  shownMatches,
} from './match-filter.ts'

const every = matchViews.flatMap((view) =>
  (['', ...shownMatches] as const).flatMap((verdict) =>
    (['open', 'all'] as const).map(
      (state): MatchFilter => ({ ...noMatchFilter, view, verdict, state }),
    ),
  ),
)
const narrow: MatchFilter = {
  ...noMatchFilter,
  market: 'NO',
  category: 'cider',
  missing: 'volume_ml',
}

it.each([...every, narrow])('%o survives its address', (filter) => {
  expect(parseMatchFilter(matchFilterSearch(filter))).toEqual(filter)
})

it('takes what it does not know for the usual', () => {
  const unknown = 'view=map&verdict=none&state=x&market=DK&category=milk&missing=<b>'
  expect(parseMatchFilter(new URLSearchParams(unknown))).toEqual(noMatchFilter)
})

it('counts the filters that leave something out', () => {
  expect([noMatchFilter, narrow].map(narrowedBy)).toEqual([0, 3])
})
