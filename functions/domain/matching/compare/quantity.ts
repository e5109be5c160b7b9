import type { CriterionOf } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { type Finding, met, missed, unknown } from '../finding.ts'
import { nearLimits, reachLimits } from '../near-limits.ts'

/** Units the producer can deliver; litres convert through the volume of one unit. */
export function compareQuantity(
  criterion: CriterionOf<'quantity'>,
  { facts }: ComparableProduct,
): Finding {
  const { quantity_available: units, volume_ml } = facts
  if (units === null) return unknown('state_field', 'quantity_available')
  const inLitres = criterion.unit === 'litres'
  if (inLitres && volume_ml === null) return unknown('state_field', 'volume_ml')
  // in thousandths of a unit or in ml: whole numbers, so that an exact minimum is met exactly; units that
  // were made from litres (an offer states what the tender asks in) are not whole, and rounded back
  const available = Number((units * (inLitres ? (volume_ml ?? 0) : 1000)).toFixed(3))
  const minimum = criterion.minimum * 1000
  const isAtLeast = (percent: number) => available * 100 >= minimum * percent
  const notes = inLitres ? (['litres_from_units'] as const) : undefined
  if (available >= minimum) return met(notes)
  return missed({
    near: isAtLeast(nearLimits.quantity_percent_of_minimum),
    changeable: isAtLeast(reachLimits.quantity_percent_of_minimum),
    gap: { amount: (minimum - available) / 1000, unit: criterion.unit, currency: null },
    key: 'offer_larger_quantity',
    field: 'quantity_available',
    notes,
  })
}
