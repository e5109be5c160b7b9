import { type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { type Market, marketFacts } from '../shared/market.ts'

/**
 * Whether a tender can still be answered: until the end of its deadline's day as the wall calendar of
 * its market shows it; without an announced deadline it is open.
 */
export function isOpen(
  tender: { readonly market: Market; readonly offer_deadline: CalendarDate | null },
  now: Date,
): boolean {
  const { market, offer_deadline } = tender
  return offer_deadline === null || offer_deadline >= dateIn(marketFacts[market].time_zone, now)
}
