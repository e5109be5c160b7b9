import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import { appliesTo, type DutyRow, type TaxedDrink } from './duty-row.ts'
import { figureOn } from './figure.ts'
import { marketFigures } from './market-figures.ts'

/** The rates of a drink, of all days. */
export const dutyRowsOf = (market: Market, drink: TaxedDrink): readonly DutyRow[] =>
  marketFigures[market].duty.filter(appliesTo(drink))

/** The duty on so many litres in the market's currency, not rounded; null when no rate is known for the day. */
export function alcoholDutyOf(
  market: Market,
  { litres, day, ...drink }: TaxedDrink & { readonly litres: number; readonly day: CalendarDate },
): { readonly amount: number; readonly figure: DutyRow } | null {
  const figure = figureOn(dutyRowsOf(market, drink), day)
  if (figure === null) return null
  const amount = figure.value * litres * (figure.unit === 'litre' ? 1 : drink.abv)
  return { amount, figure }
}
