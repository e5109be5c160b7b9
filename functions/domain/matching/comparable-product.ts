import type { ProductFacts } from '../portfolio/product.ts'
import { varietyKey } from './canonical-grapes.ts'
import { satisfiedSchemes } from './certification-schemes.ts'
import { type GrapeShare, mergedGrapes } from './grape-shares.ts'
import { type ProductOrigin, productOrigin } from './product-origin.ts'

/** A product with its names looked up, once for all comparisons. */
export interface ComparableProduct {
  readonly facts: ProductFacts
  readonly origin: ProductOrigin
  /** Canonical varieties, each once. */
  readonly grapes: readonly GrapeShare[]
  /** Schemes it is certified by or that such a certificate includes. */
  readonly schemes: ReadonlySet<string>
}

export const comparableProduct = (facts: ProductFacts): ComparableProduct => ({
  facts,
  origin: productOrigin(facts),
  grapes: mergedGrapes(
    facts.grapes.map(({ variety, share }) => ({ variety: varietyKey(variety), share })),
  ),
  schemes: satisfiedSchemes(facts),
})
