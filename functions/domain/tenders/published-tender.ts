import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { currencySchema } from '../shared/money-schema.ts'
import { categorySchema, priceBasisSchema } from '../vocabulary/kinds-schema.ts'

const text = z.lazy(() => z.string().nullable())
const texts = z.lazy(() => z.array(z.string()).nullable())
const date = z.lazy(() => calendarDateSchema.nullable())
const amount = z.lazy(() => z.number().nullable())

export const publishedPriceSchema = z.lazy(() =>
  z.object({
    basis: priceBasisSchema,
    currency: currencySchema,
    min: amount,
    max: amount,
    per_volume_ml: amount,
    text: z.string(),
  }),
)

export const publishedVolumeSchema = z.lazy(() =>
  z.object({
    amount: z.number(),
    unit: z.string(),
    condition: text,
  }),
)

/**
 * A tender as a monopoly (or an importer for it) published it: field by field, in the published
 * words, `null` where the source is silent. Meanings of the fields: docs/glossary.md.
 */
export const publishedTenderSchema = z.lazy(() =>
  z.object({
    /** The stable text id of the record's source file, e.g. `vinmonopolet-202601001`. */
    id: z.string().min(1),
    record_kind: z.enum(['tender', 'tender_group']),
    completeness: z.enum(['full', 'partial']),
    monopoly: z.enum(['systembolaget', 'vinmonopolet', 'alko']),
    market: marketSchema,
    plan: text,
    reference: text,
    reference_note: text,
    status: z.enum(['published', 'planned', 'amended', 'advance_notice', 'withdrawn']),
    /** In the operator's or the monopoly's words; absent from the source files. */
    withdrawal_note: text.unwrap().default(null),
    assortment: text,
    distribution: text,
    offer_type: text,
    published_date: date,
    offer_open_date: date,
    offer_deadline: date,
    sample_deadline: date,
    launch_date: date,
    /** `YYYY-MM` */
    launch_month: text,
    sales_end_date: date,
    dates_note: text,
    category: categorySchema.nullable(),
    product_group: text,
    product_type: text,
    country_of_origin: text,
    region: text,
    appellation: text,
    grapes: texts,
    vintage: text,
    price: z.array(publishedPriceSchema).nullable(),
    min_volume: publishedVolumeSchema.nullable(),
    volume_note: text,
    container_type: text,
    container_volume_ml: amount,
    container_max_weight_g: amount,
    closure: text,
    /** % vol */
    abv_min: amount,
    abv_max: amount,
    sugar_min_g_l: amount,
    sugar_max_g_l: amount,
    sugar_note: text,
    ageing: texts,
    oak: texts,
    style: text,
    /** In order of weight. */
    sensory_criteria: texts,
    certifications: texts,
    certification_text: text,
    requirements: texts,
    packaging_requirements: texts,
    documents_required: texts,
    max_offers_per_producer: amount,
    other_conditions: texts,
    importer: text,
    source: z.string(),
    additional_sources: texts,
  }),
)
export type PublishedTender = z.infer<typeof publishedTenderSchema>
