import type { ReadProduct } from '#domain/portfolio/read-product.ts'

/** What is held against the truth, value by value. */
export const scoredFields = [
  'name',
  'producer',
  'type_norm',
  'country_norm',
  'region',
  'vintage',
  'volume_ml',
  'abv',
  'price_amount',
  'price_currency',
  'price_unit',
  'grapes',
  'organic',
  'certifications',
  'oak',
  'ageing_months',
  'sugar_g_l',
  'closure',
  'container',
  'container_weight_g',
  'quantity_available',
  'gtin',
] as const satisfies readonly (keyof ReadProduct)[]
export type ScoredField = (typeof scoredFields)[number]

export type Grapes = NonNullable<ReadProduct['grapes']>
export type Truth = string | number | boolean | null | readonly string[] | Grapes
export type Statement = Partial<Record<ScoredField, Truth>>

/**
 * A product as a careful human reads it in the file; the form of `*.expected.json` in
 * `../shared/data/portfolios` (its INDEX.md says more). Null or missing: the file does not state it.
 */
export interface ExpectedProduct extends Statement {
  /** Row of the spreadsheet, or running number in a document. */
  readonly row: number
  readonly name: string
  readonly type?: string | null
  readonly appellation?: string
  /** Follows from general knowledge or the whole file: silent or right is fine; `'*'` is any value. */
  readonly derivable?: Statement
  /** Not stated, but a human would know; field names as of the file (`country`, not `country_norm`). */
  readonly inferred?: Readonly<Record<string, Truth>>
  /** Further right values of a field. */
  readonly accept?: Partial<Record<ScoredField, readonly Truth[]>>
  /** Further right answers over several fields. */
  readonly alternatives?: readonly Statement[]
  /** Further sizes or kinds of price of the same row: read as products of their own they are not invented. */
  readonly variants?: readonly {
    readonly volume_ml?: number | null
    readonly price_amount?: number | null
  }[]
}

export interface Expectation {
  readonly file: string
  readonly language: string
  /** How many products the whole file has. */
  readonly total_products: number
  /** All of them, or the first ones. */
  readonly products: readonly ExpectedProduct[]
}
