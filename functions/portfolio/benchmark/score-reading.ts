import type { Reading, ReadProduct } from '#domain/portfolio/read-product.ts'
import {
  type Expectation,
  type ExpectedProduct,
  type ScoredField,
  scoredFields,
} from '../made-lists/expectation.ts'
import { compareValue, isSameName } from './compare-product.ts'
import { confidenceOf } from './confidence.ts'
import { matchProducts } from './match-products.ts'

export interface Counts {
  right: number
  wrong: number
  missing: number
}

export interface Score {
  readonly fields: Readonly<Record<ScoredField, Counts>>
  readonly total: Counts
  readonly rows: { readonly expected: number; readonly found: number; readonly invented: number }
  /** Of every value that the reader was asked how sure it is of. */
  readonly judged: readonly { readonly confidence: number; readonly is_right: boolean }[]
  /** What is not right, in words: for an engineer to look at. */
  readonly faults: readonly string[]
}

export const f1 = ({ right, wrong, missing }: Counts) =>
  right + wrong + missing === 0 ? 1 : (2 * right) / (2 * right + wrong + missing)
export const precision = ({ right, wrong }: Counts) =>
  right + wrong === 0 ? 1 : right / (right + wrong)
export const recall = ({ right, missing }: Counts) =>
  right + missing === 0 ? 1 : right / (right + missing)

/** Every list says these, or a human expects them to be asked of it. */
const always: ReadonlySet<ScoredField> = new Set([
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
])

/** Of the other fields those that the hand-written expectation has at all: its silence means nothing. */
const fieldsOf = ({ products }: Expectation) =>
  scoredFields.filter(
    (field) => always.has(field) || products.some((product) => product[field] != null),
  )

export function scoreReading(expectation: Expectation, reading: Reading): Score {
  const { products: expected, total_products } = expectation
  const fields = Object.fromEntries(
    scoredFields.map((field) => [field, { right: 0, wrong: 0, missing: 0 }]),
  ) as Record<ScoredField, Counts>
  const judged: { confidence: number; is_right: boolean }[] = []
  const faults: string[] = []
  const scored = fieldsOf(expectation)
  const hasRows = !/\.(?:pdf|docx?)$/i.test(expectation.file)
  const { pairs, unmatched } = matchProducts(expected, reading.products, hasRows)
  const isWhole = expected.length === total_products
  for (const [product, found] of pairs) {
    if (found === undefined) faults.push(`row ${product.row}: not read: ${product.name}`)
    for (const field of scored) {
      const outcome = compareValue(field, product, found)
      if (outcome === 'silent') continue
      const count = fields[field]
      if (outcome === 'right') count.right += 1
      if (outcome === 'wrong' || outcome === 'mistaken') count.wrong += 1
      if (outcome === 'missing' || outcome === 'mistaken') count.missing += 1
      const confidence = found === undefined ? null : confidenceOf(found, field)
      if (confidence !== null && outcome !== 'missing')
        judged.push({ confidence, is_right: outcome === 'right' })
      if (outcome !== 'right' && found !== undefined)
        faults.push(
          `row ${product.row}: ${field}: ${JSON.stringify(product[field] ?? null)} read as ${JSON.stringify(found[field])}`,
        )
    }
  }
  const invented = isWhole
    ? unmatched.filter((product) => !isVariant(product, expected, hasRows))
    : []
  for (const product of invented) {
    faults.push(`row ${product.row}: invented: ${product.name}`)
    for (const field of scored)
      if (product[field] !== null && field !== 'price_unit') fields[field].wrong += 1
  }
  const found = reading.total_products
  const inventedRows = isWhole ? invented.length : Math.max(0, found - total_products)
  return {
    fields,
    total: sumOf(Object.values(fields)),
    rows: { expected: total_products, found, invented: inventedRows },
    judged,
    faults,
  }
}

/** A further size of a row, read as a product of its own: neither asked for nor invented. */
function isVariant(
  found: ReadProduct,
  expected: readonly ExpectedProduct[],
  hasRows: boolean,
): boolean {
  return expected.some(
    (product) =>
      ((hasRows && product.row === found.row) || isSameName(product.name, product, found)) &&
      (product.variants ?? []).some(
        ({ price_amount, volume_ml }) =>
          price_amount === found.price_amount &&
          (volume_ml == null || volume_ml === found.volume_ml),
      ),
  )
}

export function sumOf(counts: Iterable<Counts>): Counts {
  const sum = { right: 0, wrong: 0, missing: 0 }
  for (const { right, wrong, missing } of counts) {
    sum.right += right
    sum.wrong += wrong
    sum.missing += missing
  }
  return sum
}
