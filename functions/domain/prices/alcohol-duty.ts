import type { Market } from '../shared/market.ts'
import type { DutyRate, TaxedDrink } from './duty-rate.ts'
import { finnishDuty } from './finland/duty.ts'
import { norwegianDuty } from './norway/duty.ts'
import { swedishDuty } from './sweden/duty.ts'

const rateOf: Readonly<Record<Market, (drink: TaxedDrink) => DutyRate | null>> = {
  SE: swedishDuty,
  NO: norwegianDuty,
  FI: finnishDuty,
}

/** The duty on so many litres in the market's currency, not rounded; null when no rate is known. */
export function alcoholDutyOf(
  market: Market,
  drink: TaxedDrink,
  litres: number,
): { readonly amount: number; readonly rate: DutyRate } | null {
  const rate = rateOf[market](drink)
  if (rate === null) return null
  const factor = rate.per === 'litre' ? litres : litres * drink.abv
  return { amount: rate.figure.value * factor, rate }
}
