import type { ProductFacts } from '../portfolio/product.ts'
import type { Criterion, CriterionOf } from '../tenders/criterion.ts'
import { askedPlaces } from './asked-origin.ts'
import { comparableProduct } from './comparable-product.ts'
import { compareCriterion } from './compare-criterion.ts'
import { isFactMissing } from './finding.ts'
import type { MatchContext } from './match-context.ts'
import { contextOf } from './match-product.ts'
import type { MatchableTender } from './matchable.ts'
import { type IdentityFact, identityFacts } from './verdict.ts'
import { isOfUnknownKind } from './verdict-of.ts'

/** The facts that an incomplete product lacks to be compared with a tender. */
export function factsToComplete(
  tender: MatchableTender,
  facts: ProductFacts,
  context: MatchContext,
): IdentityFact[] {
  const missing = new Set<IdentityFact>()
  const product = comparableProduct(facts)
  const inTender = contextOf(tender, context)
  const isOpen = (criterion: Criterion) =>
    criterion.required && isFactMissing(compareCriterion(criterion, product, inTender))
  for (const criterion of tender.criteria) {
    if (criterion.kind === 'category' && isOpen(criterion))
      for (const fact of kindFacts(criterion, facts)) missing.add(fact)
    if (criterion.kind === 'origin' && isOpen(criterion))
      for (const fact of originFacts(criterion, facts)) missing.add(fact)
  }
  if (isOfUnknownKind(tender.criteria, facts)) missing.add('categories')
  return identityFacts.filter((fact) => missing.has(fact))
}

function kindFacts(
  { any_of, subtypes }: CriterionOf<'category'>,
  { categories }: ProductFacts,
): IdentityFact[] {
  const isKnown = categories.length > 0 && categories.every((one) => any_of.includes(one))
  return [
    ...(isKnown ? [] : ['categories' as const]),
    ...(subtypes.length > 0 ? ['subtype' as const] : []),
  ]
}

function originFacts(
  { any_of }: CriterionOf<'origin'>,
  { country_code }: ProductFacts,
): IdentityFact[] {
  if (country_code !== null) return ['region']
  const asksPlace = any_of.every((choice) => askedPlaces(choice).any_of.length > 0)
  return asksPlace ? ['country_code', 'region'] : ['country_code']
}
