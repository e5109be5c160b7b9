import * as z from 'zod'

const text = z.lazy(() => z.string().nullable())
const number = z.lazy(() => z.number().nullable())

export const grapeShareSchema = z.lazy(() =>
  z.object({
    variety: z.string(),
    /** Percent; null when the file gives none. */
    share: z.number().nullable(),
  }),
)

/**
 * A product as it is in a producer's file, in the units of the file's own words; null where the
 * file is silent. This is what `npm run parse` prints and what `npm run match` takes.
 */
export const readProductSchema = z.lazy(() =>
  z.object({
    /** Spreadsheet row (1-based), or running number in a document. */
    row: z.int(),
    name: z.string(),
    producer: text,
    /** As stated, also from a section heading. */
    type: text,
    /** Plain English: "red wine", "sparkling rosé wine", "beer". */
    type_norm: text,
    country: text,
    /** English country name. */
    country_norm: text,
    country_code: text,
    region: text,
    vintage: z.union([z.int(), z.literal('NV')]).nullable(),
    volume_ml: number,
    /** % vol */
    abv: number,
    price_amount: number,
    /** ISO 4217, only if the file states it. */
    price_currency: text,
    /** What the price is for and on which terms, in words: "bottle, EXW", "case of 12 bottles, FOB". */
    price_unit: text,
    price_raw: text,
    grapes: z.array(grapeShareSchema).nullable(),
    container: text,
    container_weight_g: number,
    closure: text,
    sugar_g_l: number,
    organic: z.boolean().nullable(),
    certifications: z.array(z.string()).nullable(),
    quantity_available: number,
    oak: z.boolean().nullable(),
    ageing_months: number,
    gtin: text,
    /** Further sizes or price kinds of the same row. */
    variants: z
      .array(
        z.object({
          what: text,
          volume_ml: number,
          price_amount: number,
          price_raw: text,
        }),
      )
      .nullable(),
  }),
)
export type ReadProduct = z.infer<typeof readProductSchema>

/** Why a row gave no product, or a whole file none. Keys of the texts `portfolio.problem.<code>`. */
export const problemCodes = [
  // a row was left out, or read with a doubt
  'row_without_name',
  'row_not_a_drink',
  'row_is_heading',
  'value_not_understood',
  'deleted_before',
  // the whole file
  'empty_file',
  'no_products_found',
  'image_only_pdf',
  'encrypted_file',
  'broken_file',
  'wrong_content',
  'unsupported_type',
  'too_large_unpacked',
  'too_many_rows',
  'too_many_files',
  'took_too_long',
] as const
export const problemSchema = z.lazy(() =>
  z.object({
    code: z.enum(problemCodes),
    /** Null when the problem is of the whole file. */
    row: z.int().nullable(),
    /** The words in question, shortened. */
    text: z.string().nullable(),
  }),
)
export type Problem = z.infer<typeof problemSchema>

export interface Reading {
  readonly total_products: number
  readonly products: readonly ReadProduct[]
  readonly problems: readonly Problem[]
}
