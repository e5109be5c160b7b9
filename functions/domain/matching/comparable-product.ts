import type { ProductFacts } from '../portfolio/product.ts'
import { varietyKey } from './canonical-grapes.ts'
import { satisfiedSchemes } from './certification-schemes.ts'
import { facetKey } from './facet.ts'
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

export const comparableProduct = (facts: ProductFacts): ComparableProduct =>
  comparableWith(new Lookups(), facts)

/** Many products at once: what repeats among them is looked up once. */
export function comparableProducts(all: readonly ProductFacts[]): ComparableProduct[] {
  const lookups = new Lookups()
  return all.map((facts) => comparableWith(lookups, facts))
}

function comparableWith(lookups: Lookups, facts: ProductFacts): ComparableProduct {
  return {
    facts,
    origin: lookups.origin(facts),
    grapes: facts.grapes.length === 0 ? noGrapes : lookups.grapes(facts),
    schemes: satisfiedSchemes(facts),
  }
}

const noGrapes: readonly GrapeShare[] = []

class Lookups {
  private readonly origins = new Map<unknown, ProductOrigin>()
  private readonly varieties = new Map<string, string>()

  origin(facts: ProductFacts): ProductOrigin {
    const key = facetKey('origin', facts)
    let origin = this.origins.get(key)
    if (origin === undefined) {
      origin = productOrigin(facts)
      this.origins.set(key, origin)
    }
    return origin
  }

  grapes({ grapes }: ProductFacts): readonly GrapeShare[] {
    return mergedGrapes(
      grapes.map(({ variety, share }) => ({ variety: this.variety(variety), share })),
    )
  }

  private variety(name: string): string {
    let key = this.varieties.get(name)
    if (key === undefined) {
      key = varietyKey(name)
      this.varieties.set(name, key)
    }
    return key
  }
}
