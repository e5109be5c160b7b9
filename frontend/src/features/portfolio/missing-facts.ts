import type { ProductFacts } from '#domain/portfolio/product.ts'

/** The facts that most requirements ask for, as far as a product is silent about them. */
export function missingFacts(facts: ProductFacts) {
  const asked = [
    ['categories', facts.categories.length === 0],
    ['country_code', facts.country_code === null],
    ['volume_ml', facts.volume_ml === null],
    ['alcohol_tenths', facts.alcohol_tenths === null],
    ['price', facts.price === null],
  ] as const
  return asked.filter(([, isMissing]) => isMissing).map(([field]) => field)
}
