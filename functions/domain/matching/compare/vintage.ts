import type { ProductFacts } from '../../portfolio/product.ts'
import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { besideUnread, type Finding, met, missed, otherChoice, unknown } from '../finding.ts'

/** A year, `NV`, or nothing. A product without any vintage is as good as NV where NV is allowed. */
export function compareVintage(
  criterion: CriterionOf<'vintage'>,
  { facts }: ComparableProduct,
): Finding {
  return besideUnread(criterion.unread, vintageFinding(criterion, facts))
}

function vintageFinding(criterion: CriterionOf<'vintage'>, facts: ProductFacts): Finding {
  const { ranges, non_vintage_allowed } = criterion
  const { vintage } = facts
  if (vintage === null)
    return non_vintage_allowed
      ? met(['no_vintage_taken_as_non_vintage'])
      : unknown('state_field', 'vintage')
  if (vintage === 'NV')
    return non_vintage_allowed ? met() : otherChoice('offer_other_vintage', 'vintage')
  if (ranges.length === 0)
    return non_vintage_allowed || criterion.unread !== undefined
      ? otherChoice('offer_other_vintage', 'vintage')
      : met()
  let early = Number.POSITIVE_INFINITY
  let late = Number.POSITIVE_INFINITY
  for (const { from, to } of ranges) {
    if (from !== null && vintage < from) early = Math.min(early, from - vintage)
    else if (to !== null && vintage > to) late = Math.min(late, vintage - to)
    else return met()
  }
  return late === Number.POSITIVE_INFINITY ? otherVintage(early) : laterThanAsked(late)
}

const missedBy = (years: number) =>
  ({
    near: false,
    gap: { amount: years, unit: 'years', currency: null },
    field: 'vintage',
  }) as const

const otherVintage = (years: number) => missed({ ...missedBy(years), key: 'offer_other_vintage' })

/** A list names the vintage on sale; of the same wine the earlier one may still lie in the cellar. */
const laterThanAsked = (years: number) =>
  missed({ ...missedBy(years), changeable: true, key: 'offer_earlier_vintage' })
