import * as z from 'zod'
import { priceFiguresSchema } from '../prices/price-figures-schema.ts'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, productIdSchema, tenderIdSchema } from '../shared/ids.ts'

export const applicationStatuses = ['NOT_STARTED', 'DRAFT', 'SUBMITTED', 'PAID'] as const
export const applicationStatusSchema = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>

/** An answer is kept as typed while it is a draft; the form checks it at submission. */
export const answerSchema = z.lazy(() =>
  z.union([z.string().max(5000), z.boolean(), z.array(z.string().max(500)).max(50)]),
)
export type Answer = z.infer<typeof answerSchema>

/** Somebody takes the responsibility for a rule that is not kept. Who and when the server writes. */
const waiverSchema = z.lazy(() =>
  z.object({
    rule_id: z.string().min(1).max(80),
    reason: z.string().trim().min(1).max(1000),
    by: z.string().max(200).optional(),
    at: instantSchema.optional(),
  }),
)

/** The price of a further size, where a tender has several launched together; as typed. */
const priceLineSchema = z.lazy(() =>
  z.object({
    volume_ml: z.int().positive().max(1_000_000),
    /** In the currency, per and on the term of the offer's own price. */
    price: z.string().max(40),
    units_per_case: z.string().max(20).optional(),
    gtin: z.string().max(40).optional(),
    /** What stands between this price and the shelf, where it differs from that of the offer's own size. */
    figures: priceFiguresSchema.optional(),
  }),
)
export type PriceLine = z.infer<typeof priceLineSchema>

/** The content of an application (`form_data` of the specification). */
export const formDataSchema = z.lazy(() =>
  z.object({
    /** The product of the portfolio that is offered. */
    product_id: productIdSchema.nullable(),
    answers: z.record(z.string().min(1).max(80), answerSchema),
    /** The version of the tender that the answers speak to; missing in drafts from before versions were kept. */
    tender_version: z.int().positive().optional(),
    /** The answers that were confirmed again since, for one later version of the tender. */
    confirmed: z
      .object({
        tender_version: z.int().positive(),
        questions: z.array(z.string().min(1).max(80)).max(300),
      })
      .optional(),
    /** Answers to the questions of the rules, by their field, as typed. */
    facts: z.record(z.string().min(1).max(80), answerSchema).optional(),
    /** The documents of the library that are offered, by the question that they answer. */
    documents: z
      .record(z.string().min(1).max(80), documentIdSchema)
      // each is a part of the transaction of the submission, which holds a hundred
      .refine((documents) => Object.keys(documents).length <= 50, 'too_many_documents')
      .optional(),
    waivers: z.array(waiverSchema).max(300).optional(),
    /** Prices of the further sizes; absent: the one price among the answers. */
    price_lines: z
      .array(priceLineSchema)
      .max(20)
      .refine(
        (lines) => new Set(lines.map(({ volume_ml }) => volume_ml)).size === lines.length,
        'one_line_per_size',
      )
      .optional(),
    /** What stands between the price and the shelf; absent: what is remembered of the company's importer. */
    price_figures: priceFiguresSchema.optional(),
  }),
)
export type FormData = z.infer<typeof formDataSchema>

/** One row per user and tender (`user_applications` of the specification). */
export const applicationSchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    status: applicationStatusSchema,
    form_data: formDataSchema.nullable(),
    submitted_at: instantSchema.nullable(),
    /** The settled payment that made it PAID (the provider's checkout session). */
    payment_id: z.string().nullable().default(null),
    updated_at: instantSchema,
    /** +1 at every save; a save on an older version is told, not lost. */
    version: z.int().nonnegative(),
  }),
)
export type Application = z.infer<typeof applicationSchema>

/** What lists say of an application: without its content. */
export const applicationSummarySchema = z.lazy(() =>
  applicationSchema.unwrap().omit({ form_data: true, payment_id: true }),
)
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>
