import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { type Finding, met, missed, unknown } from '../finding.ts'

/** Any of the published sizes, also where several are launched together. */
export function compareSize(criterion: CriterionOf<'size'>, { facts }: ComparableProduct): Finding {
  const { volume_ml } = facts
  if (volume_ml === null) return unknown('state_field', 'volume_ml')
  let distance = Number.POSITIVE_INFINITY
  for (const size of criterion.any_of_ml) distance = Math.min(distance, Math.abs(size - volume_ml))
  if (distance === 0) return met(criterion.launched_together ? severalSizes : undefined)
  return missed({
    near: false,
    changeable: true,
    gap: { amount: distance, unit: 'ml', currency: null },
    key: 'offer_other_size',
    field: 'volume_ml',
  })
}
const severalSizes = ['other_sizes_launched_together'] as const
