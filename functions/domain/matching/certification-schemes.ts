import type { ProductFacts } from '../portfolio/product.ts'
import type { CriterionOf } from '../tenders/criterion.ts'
import { certificationOf, schemesSatisfiedBy } from '../vocabulary/certifications.ts'
import { fold } from '../vocabulary/fold.ts'

export const organicScheme = 'organic'

const schemeKey = (name: string) => certificationOf(name) ?? fold(name)

const noSchemes: ReadonlySet<string> = new Set()
const organicOnly: ReadonlySet<string> = new Set([organicScheme])

export function satisfiedSchemes({
  organic,
  certifications,
}: Pick<ProductFacts, 'organic' | 'certifications'>): ReadonlySet<string> {
  if (certifications.length === 0) return organic === true ? organicOnly : noSchemes
  const schemes = new Set(certifications.flatMap((name) => schemesSatisfiedBy(schemeKey(name))))
  if (organic === true) schemes.add(organicScheme)
  return schemes
}

// a tender's criterion is asked of every product: looked up once
const schemesByCriterion = new WeakMap<CriterionOf<'certification'>, readonly string[]>()

export function askedSchemes(criterion: CriterionOf<'certification'>): readonly string[] {
  let schemes = schemesByCriterion.get(criterion)
  if (schemes === undefined) {
    schemes = criterion.schemes.map(schemeKey)
    schemesByCriterion.set(criterion, schemes)
  }
  return schemes
}
