import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import { appliesTo, type DutyRow, type TaxedDrink } from './duty-row.ts'
import { figureOn, type OnDay } from './figure.ts'
import { finnishDuty } from './finland/duty.ts'
import { norwegianDuty } from './norway/duty.ts'
import { swedishDuty } from './sweden/duty.ts'

const dutyOf: Readonly<Record<Market, readonly DutyRow[]>> = {
  SE: swedishDuty,
  NO: norwegianDuty,
  FI: finnishDuty,
}

/** The duty on so many litres in the market's currency, not rounded; null when no rate is known. */
export function alcoholDutyOf(
  market: Market,
  { litres, day, ...drink }: TaxedDrink & { readonly litres: number; readonly day: CalendarDate },
): { readonly amount: number; readonly figure: OnDay<DutyRow> } | null {
  const figure = figureOn(dutyOf[market].filter(appliesTo(drink)), day)
  if (figure === null) return null
  const amount = figure.value * litres * (figure.unit === 'litre' ? 1 : drink.abv)
  return { amount, figure }
}
