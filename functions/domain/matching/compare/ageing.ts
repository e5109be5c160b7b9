import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { everyPart, type Finding, met, otherChoice, unknown } from '../finding.ts'
import { withinBounds } from './within-bounds.ts'

/** Oak, months in oak and months on lees are separate facts: one says nothing of another. */
export function compareAgeing(
  criterion: CriterionOf<'ageing'>,
  { facts }: ComparableProduct,
): Finding {
  return everyPart([
    oakFinding(criterion.oak, facts.oak),
    monthsFinding(
      { min: criterion.min_months_in_oak, max: criterion.max_months_in_oak },
      facts.months_in_oak,
      'months_in_oak',
    ),
    monthsFinding(
      { min: criterion.min_months_on_lees, max: null },
      facts.months_on_lees,
      'months_on_lees',
    ),
  ])
}

function oakFinding(asked: 'required' | 'forbidden' | null, oak: boolean | null): Finding {
  if (asked === null) return met()
  if (oak === null) return unknown('state_field', 'oak')
  return oak === (asked === 'required') ? met() : otherChoice('offer_other_product', 'oak')
}

function monthsFinding(
  { min, max }: { readonly min: number | null; readonly max: number | null },
  months: number | null,
  field: 'months_in_oak' | 'months_on_lees',
): Finding {
  if (min === null && max === null) return met()
  if (months === null) return unknown('state_field', field)
  return withinBounds(months, {
    min,
    max,
    near_by: 0,
    unit: 'months',
    key: 'offer_other_product',
    field,
  })
}
