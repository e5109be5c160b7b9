import type { ProductFacts } from '#domain/portfolio/product.ts'

/** The facts that most requirements ask for. */
export const askedFacts = [
  'categories',
  'country_code',
  'volume_ml',
  'alcohol_tenths',
  'price',
] as const
export type MissingFact = (typeof askedFacts)[number]

/** As far as a product is silent about them. */
export const missingFacts = (facts: ProductFacts): readonly MissingFact[] =>
  askedFacts.filter((field) =>
    field === 'categories' ? facts.categories.length === 0 : facts[field] === null,
  )
