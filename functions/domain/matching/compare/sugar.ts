import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { type Finding, unknown } from '../finding.ts'
import { nearLimits } from '../near-limits.ts'
import { withinBounds } from './within-bounds.ts'

/** Residual sugar (with dosage) in mg/l. */
export function compareSugar(
  criterion: CriterionOf<'sugar'>,
  { facts }: ComparableProduct,
): Finding {
  if (facts.sugar_mg_l === null) return unknown('state_field', 'sugar_mg_l')
  return withinBounds(facts.sugar_mg_l, {
    min: criterion.min_mg_l,
    max: criterion.max_mg_l,
    near_by: nearLimits.sugar_mg_l,
    unit: 'mg_per_l',
    key: 'adjust_sugar',
    field: 'sugar_mg_l',
  })
}
