import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { type Finding, met, missed, otherChoice, unknown } from '../finding.ts'

/** A year, `NV`, or nothing. A product without any vintage is as good as NV where NV is allowed. */
export function compareVintage(
  criterion: CriterionOf<'vintage'>,
  { facts }: ComparableProduct,
): Finding {
  const { ranges, non_vintage_allowed } = criterion
  const { vintage } = facts
  if (vintage === null)
    return non_vintage_allowed
      ? met(['no_vintage_taken_as_non_vintage'])
      : unknown('state_field', 'vintage')
  if (vintage === 'NV')
    return non_vintage_allowed ? met() : otherChoice('offer_other_vintage', 'vintage')
  if (ranges.length === 0)
    return non_vintage_allowed ? otherChoice('offer_other_vintage', 'vintage') : met()
  let years = Number.POSITIVE_INFINITY
  for (const { from, to } of ranges) {
    const early = from === null ? 0 : from - vintage
    const late = to === null ? 0 : vintage - to
    years = Math.min(years, Math.max(early, late, 0))
  }
  if (years === 0) return met()
  return missed({
    near: false,
    gap: { amount: years, unit: 'years', currency: null },
    key: 'offer_other_vintage',
    field: 'vintage',
  })
}
