import * as z from 'zod'
import { chosenDocumentSchema } from '../documents/chosen-document.ts'
import { productFactsSchema } from '../portfolio/product.ts'
import { importerPartSchema } from '../prices/importer-part-schema.ts'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { criterionSchema } from '../tenders/criterion.ts'
import { publishedTenderSchema } from '../tenders/published-tender.ts'
import { tenderChangeKinds } from '../tenders/tender-differences.ts'
import { answerSchema } from './application.ts'
import { productStockSchema } from './stock-schema.ts'

/** A question of the application form. Its label is the text `applications.field.<key>`, or `label` when the tender's own words ask. */
export const formFieldSchema = z.lazy(() =>
  z.object({
    key: z.string(),
    type: z.enum([
      'text',
      'long_text',
      'number',
      'positive_number',
      'money',
      'date',
      /** Today or later. */
      'coming_date',
      'choice',
      'yes_no',
      'country',
      'email',
      'gtin',
      'vintage',
    ]),
    required: z.boolean(),
    /** A `yes_no` that only "yes" completes: a declaration, or a required criterion. */
    must_be_yes: z.boolean(),
    /** The tender's own words, where the question is one of its requirements. */
    label: z.string().nullable(),
    /** For `choice`: keys of the texts `applications.choice.<key>`. */
    choices: z.array(z.string()).nullable(),
    /** `kg`, `% vol`, `EUR`, ... */
    unit: z.string().nullable(),
    /** What is known already, and from where. */
    prefill: z
      .object({ value: answerSchema, from: z.enum(['company', 'product', 'tender', 'earlier']) })
      .nullable(),
    /** The criterion that this answer speaks to. */
    criterion_id: z.string().nullable(),
  }),
)
export type FormField = z.infer<typeof formFieldSchema>

/** What the rules of law and of the tender itself read besides requirements and answers. */
const tenderTermsSchema = () => {
  const published = publishedTenderSchema.unwrap().shape
  return z.object({
    completeness: published.completeness,
    max_offers_per_producer: published.max_offers_per_producer,
    assortment: published.assortment,
    documents_required: published.documents_required,
    certifications: published.certifications,
    packaging_requirements: published.packaging_requirements,
    /** The last day to answer; null: none was announced. */
    last_day: calendarDateSchema.nullable(),
    /** The first day in the shops as far as it is known. */
    launch_day: calendarDateSchema.nullable(),
    source: published.source,
    published_date: published.published_date,
  })
}

/** An answer to a rule that was given before: it stands in until the application answers itself. */
const keptAnswerSchema = () =>
  z.object({
    value: answerSchema,
    from: z.enum(['company', 'product']),
    at: instantSchema,
    /** It was given since the draft was last saved: what the draft had from there may be another. */
    changed: z.boolean(),
    /** Of the product as it was offered then; null: it has none, or it was not said. */
    vintage: productFactsSchema.unwrap().shape.vintage,
  })
export type KeptAnswer = z.infer<ReturnType<typeof keptAnswerSchema>>

/** The form made from a tender: sections in order, each a list of fields (`applications.section.<key>`). */
export const applicationFormSchema = z.lazy(() =>
  z.object({
    tender_version: z.int(),
    sections: z.array(z.object({ key: z.string(), fields: z.array(formFieldSchema) })),
    /** The tender's requirements as matching compares them, and the days by which it reads its dated tables. */
    asked: z.object({
      market: marketSchema,
      valid_on: calendarDateSchema,
      sale_start: calendarDateSchema,
      criteria: z.array(criterionSchema),
    }),
    /** What changed in the tender since the answers were given; null: nothing that we know of. */
    changed: z
      .object({
        /** The version that the answers speak to. */
        since: z.int(),
        /** The questions whose answers the change may make wrong. */
        questions: z.array(z.string()),
        kind: z.enum(tenderChangeKinds).default('changed'),
      })
      .nullable()
      .default(null),
    /** The chosen product; null: none. */
    product: productFactsSchema.nullable(),
    /** When the chosen product was changed since the draft was last saved; null: it was not. */
    product_changed_at: instantSchema.nullable().default(null),
    /** What the company's importer takes in this market, as remembered; null: nothing is. */
    importer_part: importerPartSchema.nullable().default(null),
    /** Of the chosen product, with what other applications take of it. */
    stock: productStockSchema.nullable().default(null),
    /** Null where the requirements are not shown either. */
    terms: tenderTermsSchema().nullable().default(null),
    /** Offers of this producer for the tender, this one included. */
    offers_of_producer: z.int().positive().default(1),
    /** By the field of the rules. */
    kept: z.record(z.string(), keptAnswerSchema()).default({}),
    /** The documents of the library that the draft names, as they are now. */
    documents: z.array(chosenDocumentSchema).default([]),
  }),
)
export type ApplicationForm = z.infer<typeof applicationFormSchema>
