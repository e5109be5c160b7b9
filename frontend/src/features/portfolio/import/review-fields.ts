import {
  type MendedField,
  mendedFields,
  readFieldOf,
  weakestOf,
} from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'

/** The values of a product that have a column of their own. */
export const mainFields = [
  'name',
  'producer',
  'vintage',
  'categories',
  'country_code',
  'region',
  'volume_ml',
  'alcohol_tenths',
  'price',
] as const satisfies readonly MendedField[]
export type MainField = (typeof mainFields)[number]

const isMain = (field: MendedField) => mainFields.some((one) => one === field)

/** All others that a file may say, below the row. */
export const furtherFields: readonly MendedField[] = mendedFields.filter((field) => !isMain(field))

/** Numbers stand under one another. */
export const isNumeric = (field: MendedField): boolean =>
  field === 'vintage' || field === 'volume_ml' || field === 'alcohol_tenths' || field === 'price'

/** Where a value comes from; of a price what is most doubtful about it. */
export const evidenceOf = ({ evidence }: ImportRow, field: MendedField) =>
  evidence[weakestOf(evidence, field)]

/** The cell of its own that a value was read from; null: it has none. */
export function cellOf({ evidence }: ImportRow, field: MendedField): number | null {
  const value = evidence[readFieldOf[field]]
  return value === undefined || value.from === 'name' ? null : value.column
}

export const isDoubted = ({ doubts }: ImportRow, field: MendedField): boolean =>
  doubts.some((doubt) => doubt.field === field)

/** The rule by which a value follows from a place that is stated; null: it does not, or nobody says how. */
export const derivedOf = ({ derived }: ProductFacts, field: MendedField) =>
  derived?.find((one) => one.field === field) ?? null

/** Whether nobody stated the value: it follows from another. */
export const isDerived = (row: ImportRow, facts: ProductFacts, field: MendedField): boolean =>
  derivedOf(facts, field) !== null || evidenceOf(row, field)?.from === 'derived'

/** What a field holds that the file does not say. */
export const emptyValue = (field: MendedField): null | [] =>
  field === 'categories' || field === 'grapes' ? [] : null
