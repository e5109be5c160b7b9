import type { ProductFacts } from './product.ts'
import type { ReadProduct } from './read-product.ts'

/** Below this a value is doubtful. */
export const sureConfidence = 0.9

/** Where a value comes from, and how sure the reader is of it. Shared between products: never change one. */
export interface ValueEvidence {
  /** 0 to 1. */
  readonly confidence: number
  /** Of its row in the file, from 0: its own cell, or that of the name it was read in; null: neither. */
  readonly column: number | null
  readonly from: 'cell' | 'above' | 'name' | 'heading' | 'table' | 'line' | 'derived'
}

/** In points, from the left and from the bottom. */
export interface PlaceOnPage {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface EntryLine {
  readonly place: PlaceOnPage
  /** Among the lines of the document, from 1; null: not yet counted. */
  readonly line: number | null
}

export interface ProductEvidence {
  /** Index into the decoded file's sheets; null: lines of a document. */
  readonly sheet: number | null
  /** Index into the reading's tables; null without tables. */
  readonly table: number | null
  /** Its row in the sheet (`lineOf`) or among the lines of a document, from 1: products of documents are only counted. */
  readonly line: number | null
  /** Where on a page of a document; null for sheets. */
  readonly place: PlaceOnPage | null
  /** All lines of an entry of a document, from the first; absent: it has but one. */
  readonly lines?: readonly EntryLine[]
  readonly values: EvidenceOfValues
  /** Further sizes that the row has a price for; absent: none. */
  readonly sizes?: readonly FurtherSize[]
}

export type EvidenceOfValues = Partial<Record<keyof ReadProduct, ValueEvidence>>

/** What a further size of a row has for itself: a product of its own, but for this like its row. */
export interface FurtherSize {
  readonly facts: Pick<
    ReadProduct,
    'volume_ml' | 'price_amount' | 'price_currency' | 'price_unit' | 'price_raw' | 'container'
  >
  /** Of its price and its size; shared between products. */
  readonly values: EvidenceOfValues
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
  container_weight_g: 'container_weight_g',
  closure: 'closure',
  sugar_mg_l: 'sugar_g_l',
  organic: 'organic',
  certifications: 'certifications',
  quantity_available: 'quantity_available',
  oak: 'oak',
  gtin: 'gtin',
} as const satisfies Partial<Record<keyof ProductFacts, keyof ReadProduct>>

/** What is known of a whole price besides its amount, which may be doubtful by itself: what it is for, and its terms. */
const furtherReadFields: Partial<Record<keyof typeof readFieldOf, keyof ReadProduct>> = {
  price: 'price_unit',
}

type Sureness = { readonly [field in keyof ReadProduct]?: { readonly confidence: number } }

/** The value of the file that most puts a fact in doubt. */
export function weakestOf(
  values: Sureness | undefined,
  field: keyof typeof readFieldOf,
): keyof ReadProduct {
  const main = readFieldOf[field]
  const further = furtherReadFields[field]
  if (values === undefined || further === undefined) return main
  return (values[further]?.confidence ?? 1) < (values[main]?.confidence ?? 1) ? further : main
}

/** The values that a row tells the evidence of. */
export const evidencedReadFields: ReadonlySet<string> = new Set([
  ...Object.values(readFieldOf),
  ...Object.values(furtherReadFields),
])

/** The fields of a row of a file that are asked about when they are doubtful, and mended in place. */
export const reviewedFields = [
  'name',
  'producer',
  'categories',
  'vintage',
  'country_code',
  'region',
  'volume_ml',
  'alcohol_tenths',
  'price',
  'grapes',
  'container',
  'container_weight_g',
  'closure',
  'sugar_mg_l',
  'organic',
  'certifications',
  'quantity_available',
  'oak',
  'gtin',
] as const satisfies readonly (keyof typeof readFieldOf)[]
export type ReviewedField = (typeof reviewedFields)[number]

/** Where else a mend goes: wherever the cell says the same, or wherever the value is doubtful for the same reason. */
export const mendSpreads = ['none', 'equal_cells', 'same_doubt'] as const
export type MendSpread = (typeof mendSpreads)[number]

/** What a whole column may share: of all others a new value goes with a doubt only to rows that had the same old one. */
export const sharedFields: readonly string[] = [
  'categories',
  'country_code',
] satisfies ReviewedField[]

/**
 * Stands among the corrected fields where what a price is for and its terms were confirmed or mended, and its amount
 * was not: that follows the newer edition of the list.
 */
export const priceTermsField = 'price_terms'

/** Whether somebody has seen to a field. */
export const isSeenTo = (field: string, corrected: readonly string[]): boolean =>
  corrected.includes(field) || (field === 'price' && corrected.includes(priceTermsField))

export type MendedField = keyof typeof readFieldOf
export const mendedFields = Object.keys(readFieldOf) as [MendedField, ...MendedField[]]
