import type * as z from 'zod'
import type { TenderSummary } from '../tenders/tender.ts'
import { filterKeyOf, type TenderFilter } from '../tenders/tender-filter.ts'
import type { savedSearchSchema } from './saved-search-schema.ts'

export type SavedSearch = z.infer<typeof savedSearchSchema>

/** So many searches can be saved by one account. */
export const mostSearches = 20

/** Stands for any market, or any category. */
const any = '*'
const placeOf = (market: string | null | undefined, category: string | null | undefined): string =>
  `${market ?? any}#${category ?? any}`

/** Where a search lies in the index by which a tender finds those that may fit it. */
export const searchedPlace = ({ market, category }: TenderFilter): string =>
  placeOf(market, category)

/** The places of all searches that may fit a tender. */
export const placesOf = ({ market, category }: TenderSummary): readonly string[] => [
  ...new Set([
    placeOf(market, category),
    placeOf(market, null),
    placeOf(null, category),
    placeOf(null, null),
  ]),
]

/** The one that looks for the same already. */
export const searchLike = (
  searches: readonly SavedSearch[],
  filter: TenderFilter,
): SavedSearch | undefined =>
  searches.find((one) => one.filter !== null && filterKeyOf(one.filter) === filterKeyOf(filter))
