import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { productIdSchema, uploadIdSchema } from '../shared/ids.ts'
import { currencySchema } from '../shared/money-schema.ts'
import { placeRules } from '../vocabulary/kinds.ts'
import {
  categorySchema,
  closureSchema,
  containerSchema,
  priceUnitSchema,
  statedPriceBasisSchema,
} from '../vocabulary/kinds-schema.ts'
import { derivedFields } from './derived-marks.ts'
import { grapeShareSchema } from './read-product.ts'

export const productPriceSchema = z.lazy(() =>
  z.object({
    /** Minor units of the currency (two decimals assumed while the currency is unknown). */
    amount_minor: z.int().nonnegative(),
    currency: currencySchema.nullable(),
    per: priceUnitSchema.nullable(),
    /** Known case size; a price per case is divided only when it is known. */
    units_per_case: z.int().positive().nullable(),
    basis: statedPriceBasisSchema.nullable(),
    /** As written in the file. */
    raw: z.string().nullable(),
  }),
)
export type ProductPrice = z.infer<typeof productPriceSchema>

/** Beyond these no value is believed; the database takes no number without an end either. */
export const mostUnits = 1_000_000_000
export const mostMonths = 1200

const statedGrape = () =>
  grapeShareSchema.unwrap().extend({
    variety: z.string().max(300),
    share: z.number().min(0).max(1000).nullable(),
  })

/** A field whose value follows from another by a rule; what is stated always goes before it. */
const derivedFactSchema = () =>
  z.object({
    field: z.enum(derivedFields),
    rule: z.enum(placeRules),
    /** The place that it follows from; products that were read earlier do not say it. */
    place: z.string().max(300).optional(),
  })

/** What is known of a product, in exact units. Null (or an empty list) means: not stated. */
export const productFactsSchema = z.lazy(() =>
  z.object({
    name: z.string().trim().min(1).max(300),
    producer: z.string().max(300).nullable(),
    /** As the producer says it. */
    type: z.string().max(300).nullable(),
    /** The categories it can be: one when known, several for "wine" without a colour, none when silent. */
    categories: z.array(categorySchema).max(20),
    /** E.g. `gin`, `india_pale_ale`; of a sparkling wine its colour. */
    subtype: z.string().max(60).nullable(),
    country_code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    region: z.string().max(300).nullable(),
    vintage: z.union([z.int().min(1800).max(2100), z.literal('NV')]).nullable(),
    volume_ml: z.int().positive().max(1_000_000).nullable(),
    /** Tenths of % vol: 125 is 12.5 %, 572.5 is 57.25 %. */
    alcohol_tenths: z.number().min(0).max(1000).nullable(),
    sugar_mg_l: z.int().nonnegative().nullable(),
    price: productPriceSchema.nullable(),
    grapes: z.array(statedGrape()).max(100),
    container: containerSchema.nullable(),
    container_weight_g: z.int().positive().nullable(),
    closure: closureSchema.nullable(),
    /** True: organic; false: stated not to be; null: silent. */
    organic: z.boolean().nullable(),
    /** Canonical scheme names. */
    certifications: z.array(z.string().max(120)).max(100),
    /** Units (bottles, cans). */
    quantity_available: z.number().min(0).max(mostUnits).nullable(),
    oak: z.boolean().nullable(),
    months_in_oak: z.number().min(0).max(mostMonths).nullable(),
    months_on_lees: z.number().min(0).max(mostMonths).nullable(),
    gtin: z.string().max(14).nullable(),
    /** Facts above that nobody stated: they follow from a place that is stated, by that rule. */
    derived: z.array(derivedFactSchema()).max(10).optional(),
  }),
)
export type ProductFacts = z.infer<typeof productFactsSchema>
export type DerivedFact = NonNullable<ProductFacts['derived']>[number]

/** A product of a producer's portfolio. */
export const productSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    /** +1 at every change; part of every match. */
    version: z.int().positive(),
    /** The file it was read from, and the row there; null when typed in by hand. */
    upload_id: uploadIdSchema.nullable(),
    row: z.int().nullable(),
    facts: productFactsSchema,
    /** Fields that the producer typed in or corrected by hand; a later reading of a file leaves them alone. */
    corrected_fields: z.array(z.string()),
    updated_at: instantSchema,
  }),
)
export type Product = z.infer<typeof productSchema>
