import * as z from 'zod'
import { complianceFieldNames } from '../compliance/fields.ts'
import { conditionSchemaOf } from '../compliance/rule-schema.ts'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { documentKindIds } from './kinds.ts'

/** What else decides whether a document is asked for: the tender's own lists, and what is known of the offer. */
const moreFields = [
  'tender.market',
  'tender.documentsRequired',
  'tender.certifications',
  'tender.packagingRequirements',
  'origin.country',
  'ethics.auditRating',
] as const

/** Where something that a producer brings with an offer was seen to be asked for. */
const askedDocumentSchema = z.lazy(() =>
  z.strictObject({
    kind: z.enum(documentKindIds),
    markets: z.array(marketSchema).min(1),
    /** Asked by monopoly, law or scheme; asked in some cases; not asked, but importers want it. */
    strength: z.enum(['required', 'conditional', 'good_practice']),
    /** Null: always, in these markets. */
    required_if: conditionSchemaOf([...complianceFieldNames, ...moreFields]).nullable(),
    /** What tenders call it in `documents_required`. */
    tender_codes: z.array(z.string().regex(/^[a-z0-9_]{1,70}$/)),
    /** Of those of one group a valid one is enough. */
    alternative_group: z.literal('certification').nullable(),
    /** It must still be good on the day of the launch. */
    valid_on_launch: z.boolean(),
    /** It must be of the vintage that is offered. */
    same_vintage: z.boolean(),
    source: z.strictObject({
      text: z.string().min(1),
      url: z.url().nullable(),
      /** As precisely as the source says; null: it says none. */
      date: z.string().min(1).nullable(),
      /** Not all of it was published: some is practice of importers, or our reading. */
      basis: z.enum(['published', 'practice', 'standard', 'inferred', 'statute_not_reread']),
    }),
  }),
)
export type AskedDocumentFacts = z.infer<typeof askedDocumentSchema>

export const askedDocumentsSchema = z.lazy(() =>
  z.strictObject({
    as_of: calendarDateSchema,
    documents: z.array(askedDocumentSchema.unwrap()).min(1),
  }),
)
