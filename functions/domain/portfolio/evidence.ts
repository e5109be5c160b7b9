import type { ProductFacts } from './product.ts'
import type { ReadProduct } from './read-product.ts'

/** Below this a value is doubtful. */
export const sureConfidence = 0.9

/** Where a value comes from, and how sure the reader is of it. Shared between products: never change one. */
export interface ValueEvidence {
  /** 0 to 1. */
  readonly confidence: number
  /** Of the product's row, from 0; null: not in a cell of its own. */
  readonly column: number | null
  readonly from: 'cell' | 'name' | 'heading' | 'table' | 'line' | 'derived'
}

export interface ProductEvidence {
  /** Index into the decoded file's sheets; null: lines of a document. */
  readonly sheet: number | null
  /** Index into the reading's tables; null without tables. */
  readonly table: number | null
  /** The row's number in its sheet or among the lines of a document, from 1: products of documents are only counted. */
  readonly line: number | null
  /** Where on a page of a document; null for sheets. */
  readonly place: {
    readonly page: number
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  } | null
  readonly values: Partial<Record<keyof ReadProduct, ValueEvidence>>
}

/** Which value of the file a fact is made of. */
export const readFieldOf = {
  name: 'name',
  producer: 'producer',
  type: 'type',
  categories: 'type_norm',
  country_code: 'country_code',
  region: 'region',
  vintage: 'vintage',
  volume_ml: 'volume_ml',
  alcohol_tenths: 'abv',
  price: 'price_amount',
  grapes: 'grapes',
  container: 'container',
  closure: 'closure',
  sugar_mg_l: 'sugar_g_l',
  organic: 'organic',
  gtin: 'gtin',
} as const satisfies Partial<Record<keyof ProductFacts, keyof ReadProduct>>
export type MendedField = keyof typeof readFieldOf
export const mendedFields = Object.keys(readFieldOf) as [MendedField, ...MendedField[]]
