import * as z from 'zod'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { intakeIdSchema } from '#domain/shared/ids.ts'
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

/** A version that is told of only when the time for its undo is over. */
const heldChangeSchema = z.lazy(() =>
  z.object({
    version: z.int().positive(),
    /** The version that says what it says: later ones were taken back. */
    standing: z.int().positive(),
    until: instantSchema,
    /** Some may have been told of it already: it cannot be undone any more. */
    announced: z.literal(true).optional(),
  }),
)
const planRowSchema = z.lazy(() =>
  z.object({ intake_id: intakeIdSchema, number: z.int().positive() }),
)

/** A tender as it lies in its table: with the criteria that count, and what the public list needs. */
export const tenderRowSchema = z.lazy(() =>
  tenderSchema.unwrap().extend({
    /** The administrator's reading where there is one, else the machine's. */
    criteria: z.array(criterionSchema),
    summary: tenderSummarySchema,
    search_text: z.string(),
    origin_codes: z.array(z.string()),
    key_dates: z.array(keyDateSchema).default([]),
    /** The row of a plan that it was last published from: where its words stood. */
    from: planRowSchema.nullable().default(null),
    /** Changes at the desk that nobody was told of yet, the last one last. */
    held: z.array(heldChangeSchema).default([]),
    /** +1 where `held` changes and the version does not. */
    held_revision: z.int().nonnegative().default(0),
    /** Whether this version takes the one before it back. */
    undoes: z.boolean().default(false),
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

/** What only the desk knows of a tender. */
export type DeskFacts = Partial<Pick<TenderRow, 'held' | 'from' | 'undoes'>>

/** `before`: the key dates of the version that this one replaces. */
export function tenderRowOf(
  tender: Tender,
  criteria: readonly Criterion[],
  before: readonly KeyDate[] = [],
  { held = [], from = null, undoes = false }: DeskFacts = {},
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
    held,
    held_revision: 0,
    from,
    undoes,
    listing: tenderListing,
    deadline_key: `${lastDay}#${String(tender.tender_id).padStart(16, '0')}`,
  }
}

/** Until when the last change of a tender can be undone; null: there is none, or something came after it. */
export function undoableUntil({ held, version }: TenderRow): string | null {
  const last = held.at(-1)
  return last?.standing === version && !last.announced ? last.until : null
}
