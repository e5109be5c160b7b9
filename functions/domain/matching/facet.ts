import type { ProductFacts } from '../portfolio/product.ts'
import type { CriterionKind } from '../tenders/criterion.ts'

/**
 * The part of a product that one kind of criterion looks at. Products with the same key give the
 * same answer, so an answer is found once per key. What a comparison reads and is not in its key
 * would break that: a test watches the reads.
 */
export const facetFields = {
  category: ['categories', 'subtype'],
  origin: ['country_code', 'region'],
  grapes: ['grapes'],
  vintage: ['vintage'],
  price: ['price', 'volume_ml', 'alcohol_tenths', 'categories', 'subtype', 'container'],
  container: ['container', 'container_weight_g', 'volume_ml', 'categories'],
  size: ['volume_ml'],
  closure: ['closure'],
  alcohol: ['alcohol_tenths'],
  sugar: ['sugar_mg_l'],
  certification: ['organic', 'certifications'],
  quantity: ['quantity_available', 'volume_ml'],
  ageing: ['oak', 'months_in_oak', 'months_on_lees'],
  text: [],
} as const satisfies Readonly<Record<CriterionKind, readonly (keyof ProductFacts)[]>>

/** What two products share exactly when the fields of the facet are the same. */
export function facetKey(kind: CriterionKind, facts: ProductFacts): unknown {
  const [only, ...others] = facetFields[kind]
  const value = only === undefined ? '' : facts[only]
  // a single plain value is its own key
  if (others.length === 0 && (typeof value !== 'object' || value === null)) return value
  let key = ''
  for (const field of facetFields[kind]) key += `${plainKey(facts[field])}\u0000`
  return key
}

function plainKey(value: unknown): string {
  // a region called "null" is not a missing one
  if (typeof value === 'string') return `"${value}`
  if (typeof value !== 'object' || value === null) return String(value)
  let key = ''
  for (const part of Object.values(value)) key += `${plainKey(part)}\u0001`
  return key
}
