import type { EvidenceOfValues, FurtherSize, ProductEvidence } from './evidence.ts'
import type { ReadProduct } from './read-product.ts'

export type EvidencedProduct = ReadProduct & { readonly evidence?: ProductEvidence }

/** What a row says of the size that it is about: its number, its stock, what its bottle weighs. */
const ofOneSize = { gtin: null, quantity_available: null, container_weight_g: null } as const
const ofItsOwn: ReadonlySet<string> = new Set([
  ...Object.keys(ofOneSize),
  'price_amount',
  'price_currency',
  'price_unit',
  'price_raw',
])

// rows share their evidence: what is made of it is shared as well
const made = new WeakMap<EvidenceOfValues, WeakMap<EvidenceOfValues, EvidenceOfValues>>()

function valuesOf(ofRow: EvidenceOfValues, ofSize: EvidenceOfValues): EvidenceOfValues {
  const known = made.get(ofRow) ?? new WeakMap<EvidenceOfValues, EvidenceOfValues>()
  made.set(ofRow, known)
  const found = known.get(ofSize)
  if (found !== undefined) return found
  const others = Object.entries(ofRow).filter(([field]) => !ofItsOwn.has(field))
  const values = { ...Object.fromEntries(others), ...ofSize }
  known.set(ofSize, values)
  return values
}

/** The products of a row: the size that it is about, and each further one that it has a price for. */
export function productsPerSize(product: EvidencedProduct): readonly EvidencedProduct[] {
  const { evidence } = product
  if (evidence?.sizes === undefined) return [product]
  const { sizes, ...ofRow } = evidence
  const own = { ...product, evidence: ofRow }
  return [own, ...sizes.map((size) => productOfSize(own, ofRow, size))]
}

function productOfSize(
  own: EvidencedProduct,
  ofRow: ProductEvidence,
  { facts, values }: FurtherSize,
): EvidencedProduct {
  return {
    ...own,
    ...ofOneSize,
    ...facts,
    container: facts.container ?? own.container,
    variants: null,
    evidence: { ...ofRow, values: valuesOf(ofRow.values, values) },
  }
}
