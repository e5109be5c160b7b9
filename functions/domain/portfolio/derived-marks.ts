import type { ProductFacts } from './product.ts'

/** What may follow from the place of a product. */
export const derivedFields = ['region', 'country_code', 'categories'] as const

/** The facts without the marks of fields that were given by hand. */
export function markedBut(facts: ProductFacts, given: readonly string[]): ProductFacts {
  const { derived = [], ...others } = facts
  const left = derived.filter(({ field }) => !given.includes(field))
  return left.length === 0 ? others : { ...others, derived: left }
}
