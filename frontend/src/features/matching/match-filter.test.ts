import { expect, it } from 'vitest'
import {
  type MatchFilter,
  matchFilterSearch,
  matchViews,
  noMatchFilter,
  parseMatchFilter,
  shownMatches,
} from './match-filter.ts'

const every = matchViews.flatMap((view) =>
  (['', ...shownMatches] as const).flatMap((verdict) =>
    (['open', 'all'] as const).map((state): MatchFilter => ({ view, verdict, state })),
  ),
)

it.each(every)('%o survives its address', (filter) => {
  expect(parseMatchFilter(matchFilterSearch(filter))).toEqual(filter)
})

it('takes what it does not know for the usual', () => {
  expect(parseMatchFilter(new URLSearchParams('view=map&verdict=none&state=x'))).toEqual(
    noMatchFilter,
  )
})
