import * as z from 'zod'
import { answerSchema } from '../applications/application.ts'
import { formFieldSchema } from '../applications/application-form.ts'
import { phases, severities } from '../compliance/rule-schema.ts'
import { documentKindIds } from '../documents/kinds.ts'
import { statusSchema } from '../matching/verdict-schema.ts'
import { productFactsSchema } from '../portfolio/product.ts'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '../shared/ids.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { tenderSummarySchema } from '../tenders/tender.ts'
import { priceUnitSchema } from '../vocabulary/kinds-schema.ts'

/** Raised whenever the meaning of a field of an offer changes. */
export const offerSchemaId = 'nordgate-offer/1'

const words = () => z.string().max(5000)

/** A question of the form or of a rule with its answer, in English words. */
const offerAnswerSchema = z.lazy(() =>
  z.object({
    key: z.string().min(1).max(80),
    label: words(),
    type: formFieldSchema.unwrap().shape.type,
    unit: z.string().max(40).nullable(),
    /** As typed; null: not answered. */
    value: answerSchema.nullable(),
    /** As a reader sees it, without the unit: a choice in its words. Empty: not answered. */
    text: z.string().max(30_000),
  }),
)

/** A requirement in its published words, and how the offer meets it. */
const offerRequirementSchema = z.lazy(() =>
  z.object({
    criterion_id: z.string().min(1),
    text: words(),
    required: z.boolean(),
    /** What the producer confirmed; null: not asked, or not answered. */
    answer: z.boolean().nullable(),
    /** How our own comparison ends; null: not compared. */
    result: statusSchema.nullable(),
    /** What is offered there, in words and numbers; null: the product data is silent. */
    offered: words().nullable(),
    /** The questions of the documents that prove it (`documents[].question`). */
    documents: z.array(z.string()),
  }),
)

/** One size that the tender asks for, with its price. */
const priceLineSchema = z.lazy(() =>
  z.object({
    volume_ml: z.number().positive().nullable(),
    /** Decimal, with a point. */
    amount: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,4})?$/)
      .nullable(),
    currency: z.string().max(3).nullable(),
    per: priceUnitSchema.nullable(),
    incoterm: z.string().max(10).nullable(),
    place: words().nullable(),
    units_per_case: z.number().nullable(),
    gtin: z.string().max(40).nullable(),
    quantity: z.string().max(40).nullable(),
    quantity_unit: z.string().max(40).nullable(),
    ready_from: calendarDateSchema.nullable(),
    /** Our estimate of it on the shelf by the price ladder, in the market's currency; null: a figure is missing. */
    shelf_price: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,4})?$/)
      .nullable(),
  }),
)

/** A finding that was open or waived when the offer was made, or that a later phase decides. */
export const offerFindingSchema = z.lazy(() =>
  z.object({
    rule_id: z.string().min(1).max(120),
    phase: z.enum(phases),
    status: z.enum(['fail', 'unknown', 'waived']),
    severity: z.enum(severities),
    /** The rule in English. */
    title: words(),
    message: words(),
    source: z.object({
      text: words(),
      url: z.string().max(2000).nullable(),
      date: z.string().max(40).nullable(),
      /** False: our reading of the law that no lawyer has reviewed; null: no text of the law. */
      reviewed_by_lawyer: z.boolean().nullable(),
    }),
    waiver: z
      .object({ by: words().nullable(), reason: words(), at: instantSchema.nullable() })
      .nullable(),
  }),
)

const offerFileSchema = z.lazy(() =>
  z.object({
    file_id: fileIdSchema,
    file_name: z.string().min(1).max(255),
    content_type: z.string().max(100),
    size_bytes: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

/** A document as it was when the offer was made, by the hashes of its files. */
const offerDocumentSchema = z.lazy(() =>
  z.object({
    /** The question of the form that it answers. */
    question: z.string().min(1).max(80),
    document_id: documentIdSchema,
    version: z.int().positive(),
    kind: z.enum(documentKindIds),
    holder: z.string().max(200).nullable(),
    valid_from: calendarDateSchema.nullable(),
    valid_to: calendarDateSchema.nullable(),
    files: z.array(offerFileSchema),
  }),
)

/** What the package is made from: an application as it was submitted, complete in itself. */
export const submittedOfferSchema = z.lazy(() =>
  z.object({
    schema: z.literal(offerSchemaId),
    state: z.enum(['submitted', 'draft']),
    /** When it was submitted; of a draft, when it was saved. Every time in the package is this one. */
    at: instantSchema,
    market: marketSchema,
    versions: z.object({
      application: z.int().nonnegative(),
      tender: z.int().positive(),
      product: z.int().positive().nullable(),
      /** Of the rules that the offer was held against; null: it was not. */
      rules: z.string().max(40).nullable(),
    }),
    /** As published when it was answered. */
    tender: tenderSummarySchema,
    /** The product with the answers in its place. */
    product: z
      .object({ product_id: productIdSchema.nullable(), facts: productFactsSchema })
      .nullable(),
    /** The form, section by section; the producer, the product and the declaration are in it. */
    sections: z.array(
      z.object({
        key: z.string().min(1).max(40),
        title: words(),
        answers: z.array(offerAnswerSchema),
      }),
    ),
    /** Answers to what the rules asked. */
    facts: z.array(offerAnswerSchema),
    requirements: z.array(offerRequirementSchema),
    price_lines: z.array(priceLineSchema),
    findings: z.array(offerFindingSchema),
    documents: z.array(offerDocumentSchema),
  }),
)

export type SubmittedOffer = z.infer<typeof submittedOfferSchema>
export type OfferAnswer = z.infer<typeof offerAnswerSchema>
export type OfferRequirement = z.infer<typeof offerRequirementSchema>
export type PriceLine = z.infer<typeof priceLineSchema>
export type OfferFinding = z.infer<typeof offerFindingSchema>
export type OfferDocument = z.infer<typeof offerDocumentSchema>
export type OfferFile = z.infer<typeof offerFileSchema>
