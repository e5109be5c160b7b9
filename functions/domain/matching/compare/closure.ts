import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { changeableChoice, type Finding, met, unknown } from '../finding.ts'

export function compareClosure(
  criterion: CriterionOf<'closure'>,
  { facts }: ComparableProduct,
): Finding {
  if (facts.closure === null) return unknown('state_field', 'closure')
  return criterion.any_of.includes(facts.closure)
    ? met()
    : changeableChoice('offer_other_closure', 'closure')
}
