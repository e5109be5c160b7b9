import * as z from 'zod'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { type KeyDate, nextKeyDates } from '#domain/tenders/key-date.ts'
import { keyDateSchema } from '#domain/tenders/key-date-schema.ts'
import { originCodesOf } from '#domain/tenders/origin-codes-of.ts'
import { searchTextOf } from '#domain/tenders/search-text-of.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import { type Tender, tenderSchema, tenderSummarySchema } from '#domain/tenders/tender.ts'

/** The one partition of the index `by_deadline`. */
export const tenderListing = 'tender'

/** A tender as it lies in its table: with the criteria that count, and what the public list needs. */
export const tenderRowSchema = z.lazy(() =>
  tenderSchema.unwrap().extend({
    /** The administrator's reading where there is one, else the machine's. */
    criteria: z.array(criterionSchema),
    summary: tenderSummarySchema,
    search_text: z.string(),
    origin_codes: z.array(z.string()),
    key_dates: z.array(keyDateSchema).default([]),
    listing: z.literal(tenderListing),
    /** Last day to answer, then id: what the list is sorted by. */
    deadline_key: z.string(),
  }),
)
export type TenderRow = z.infer<typeof tenderRowSchema>

/** What the index holds of a tender. */
export const listedTenderSchema = z.lazy(() =>
  tenderRowSchema.unwrap().pick({
    tender_id: true,
    deadline_key: true,
    summary: true,
    key_dates: true,
  }),
)
export type ListedTender = z.infer<typeof listedTenderSchema>

/** `before`: the key dates of the version that this one replaces. */
export function tenderRowOf(
  tender: Tender,
  criteria: readonly Criterion[],
  before: readonly KeyDate[] = [],
): TenderRow {
  const summary = summaryOf(tender)
  const lastDay = lastDayOf(tender.published) ?? behindAllDays
  return {
    ...tender,
    criteria: [...criteria],
    summary,
    search_text: searchTextOf(tender.published),
    origin_codes: [...originCodesOf(criteria, tender.updated_at.slice(0, 10))],
    key_dates: [...nextKeyDates(before, summary, new Date(tender.updated_at))],
    listing: tenderListing,
    deadline_key: `${lastDay}#${String(tender.tender_id).padStart(16, '0')}`,
  }
}
