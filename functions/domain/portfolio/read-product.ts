import * as z from 'zod'
import type { ProductEvidence } from './evidence.ts'
import type { ColumnRole } from './reading/column-roles.ts'

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
  'row_repeated',
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
    /** Which sheet of the file the row is on, from 0; absent: the first. */
    sheet: z.int().nonnegative().optional(),
  }),
)
export type Problem = z.infer<typeof problemSchema>

/** A table of the file: what its columns were taken for, and which products were read from it. */
export interface ReadTable {
  /** From 0. */
  readonly sheet: number
  readonly name: string
  /** What lists with the same columns have in common. */
  readonly heading: string
  /** Where its columns begin in the sheet. */
  readonly first_column: number
  /** It lies on its side: what follows are rows of the sheet. */
  readonly is_turned: boolean
  readonly columns: readonly ReadColumn[]
  /** Its products are these of the reading, in their order. */
  readonly first: number
  readonly count: number
}

export interface ReadColumn {
  /** In the table, from 0. */
  readonly index: number
  /** The header's words; empty where there are none. */
  readonly header: string
  /** Null: it is not used. */
  readonly role: ColumnRole | null
}

export interface Reading {
  /** Absent where nothing was a table. */
  readonly tables?: readonly ReadTable[]
  readonly total_products: number
  readonly products: readonly (ReadProduct & { readonly evidence?: ProductEvidence })[]
  readonly problems: readonly Problem[]
}
