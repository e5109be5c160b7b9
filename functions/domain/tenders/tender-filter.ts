import type * as z from 'zod'
import { fold } from '../vocabulary/fold.ts'
import { isOpen, lastDayOf } from './is-open.ts'
import { anyOrigin } from './origin-codes-of.ts'
import type { TenderSummary } from './tender.ts'
import type { tenderFilterSchema } from './tender-filter-schema.ts'

export type TenderFilter = z.infer<typeof tenderFilterSchema>

/** What a filter is held against. */
export interface FilteredTender {
  readonly summary: TenderSummary
  /** Folded words between spaces (`searchTextOf`). */
  readonly search_text: string
  readonly origin_codes: readonly string[]
}

/** The folded words that must all be in a tender's text; more than twenty are not looked for. */
export const askedWords = (text: string | undefined): readonly string[] =>
  [...new Set(fold(text ?? '').split(' '))].filter((word) => word !== '').slice(0, 20)

/** So short a word is looked for as a whole: "ale" is in the Spanish name of Germany, "rum" in that of Romania. */
const longestWhole = 3

/** What a tender’s text (`searchTextOf`) contains where it has this word: the word, or what a longer one begins or ends with. */
export const soughtFor = (word: string): string => (word.length > longestWhole ? word : ` ${word} `)

/** Whether the list of tenders would show this one under the filter. */
export function fitsFilter(
  filter: TenderFilter,
  { summary, search_text, origin_codes }: FilteredTender,
  now: Date,
): boolean {
  const { market, category, origin, state } = filter
  return (
    (market === undefined || summary.market === market) &&
    (category === undefined || summary.category === category) &&
    (origin === undefined || origin_codes.some((code) => code === origin || code === anyOrigin)) &&
    isInDays(filter, summary) &&
    (state === 'all' || isOpen(summary, now) === (state === 'open')) &&
    askedWords(filter.text).every((word) => search_text.includes(soughtFor(word)))
  )
}

/** A tender without a last day is in no range of days. */
function isInDays({ deadline_from, deadline_to }: TenderFilter, summary: TenderSummary): boolean {
  if (deadline_from === undefined && deadline_to === undefined) return true
  const day = lastDayOf(summary)
  return (
    day !== null &&
    (deadline_from === undefined || day >= deadline_from) &&
    (deadline_to === undefined || day <= deadline_to)
  )
}

/** Says the same for filters that find the same: the order is no part of what is looked for, nor is how words are spelt. */
export const filterKeyOf = ({ text, sort: _sort, ...filter }: TenderFilter): string =>
  JSON.stringify([
    ...Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    askedWords(text).toSorted(),
  ])
