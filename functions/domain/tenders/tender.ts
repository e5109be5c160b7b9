import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { tenderIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { categorySchema } from '../vocabulary/kinds-schema.ts'
import { criterionSchema } from './criterion.ts'
import { publishedTenderSchema } from './published-tender.ts'
import { announcedResultSchema, tenderResultSchema } from './tender-result-schema.ts'

/** A tender as we keep it: the published words, what a machine reads in them, and its version. */
export const tenderSchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    /** +1 at every change of published fields or criteria. */
    version: z.int().positive(),
    published: publishedTenderSchema,
    /** An administrator's reading; where present it wins over `readCriteria(published)`. */
    corrected_criteria: z.array(criterionSchema).nullable(),
    /** Sample data says that it is sample, and what was changed against the publication. */
    sample: z.object({ dates_moved_by_weeks: z.int() }).nullable(),
    updated_at: instantSchema,
    /** Who won; no part of what is published, so that recording it makes no version. */
    result: tenderResultSchema.nullable().default(null),
  }),
)
export type Tender = z.infer<typeof tenderSchema>

/** What everyone may see of a tender: the row of the public list. */
export const tenderSummarySchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    market: marketSchema,
    /** Missing in rows stored before it was part of the summary. */
    version: z.int().optional(),
    /** Missing in rows stored before it was part of the summary. */
    plan: z.string().nullable().optional(),
    reference: z.string().nullable(),
    title: z.string(),
    /** The title in each language, where it was made of what is known; null: `title` is the published words. */
    titles: z.record(localeSchema, z.string()).nullable().default(null),
    category: categorySchema.nullable(),
    /** The published words for the drink, else those for its group; null: it was not named. */
    product_type: z.string().nullable(),
    country_of_origin: z.string().nullable(),
    region: z.string().nullable(),
    assortment: z.string().nullable(),
    container_volume_ml: z.number().nullable(),
    offer_deadline: calendarDateSchema.nullable(),
    sample_deadline: calendarDateSchema.nullable(),
    launch_date: calendarDateSchema.nullable(),
    launch_month: z.string().nullable(),
    /** Missing in rows stored before it was part of the summary; null: not published. */
    published_date: calendarDateSchema.nullable().optional(),
    record_kind: publishedTenderSchema.unwrap().shape.record_kind,
    publication_status: publishedTenderSchema.unwrap().shape.status,
    /** Missing in rows stored before it was part of the summary. */
    withdrawal_note: z.string().nullable().optional(),
    sample: tenderSchema.unwrap().shape.sample,
    source: z.string(),
    result: announcedResultSchema.nullable().default(null),
  }),
)
export type TenderSummary = z.infer<typeof tenderSummarySchema>
