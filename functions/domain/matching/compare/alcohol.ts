import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { type Finding, unknown } from '../finding.ts'
import { nearLimits } from '../near-limits.ts'
import { withinBounds } from './within-bounds.ts'

/** Strength as on the label, in tenths of % vol. */
export function compareAlcohol(
  criterion: CriterionOf<'alcohol'>,
  { facts }: ComparableProduct,
): Finding {
  if (facts.alcohol_tenths === null) return unknown('state_field', 'alcohol_tenths')
  return withinBounds(facts.alcohol_tenths, {
    min: criterion.min_tenths,
    max: criterion.max_tenths,
    near_by: nearLimits.alcohol_tenths,
    unit: 'tenths_percent_vol',
    key: 'adjust_alcohol',
    field: 'alcohol_tenths',
  })
}
