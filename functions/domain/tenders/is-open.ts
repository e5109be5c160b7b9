import { type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { marketFacts } from '../shared/market.ts'
import type { TenderSummary } from './tender.ts'

export type TenderDates = Pick<
  TenderSummary,
  'market' | 'offer_deadline' | 'launch_date' | 'launch_month' | 'publication_status'
>

/**
 * The last day a tender can still be answered: its offer deadline, or where none was published the
 * launch, after which no offer makes sense. Null: neither was announced.
 */
export function lastDayOf(
  tender: Omit<TenderDates, 'market' | 'publication_status'>,
): CalendarDate | null {
  if (tender.offer_deadline !== null) return tender.offer_deadline
  if (tender.launch_date !== null) return tender.launch_date
  if (tender.launch_month === null) return null
  const [year = 0, month = 0] = tender.launch_month.split('-').map(Number)
  // day 0 of the month after is the last day of this one
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/**
 * Whether a tender can still be answered: until the end of its last day as the wall calendar of its
 * market shows it; without an announced day it is open, and once withdrawn it is not.
 */
export function isOpen(tender: TenderDates, now: Date): boolean {
  if (tender.publication_status === 'withdrawn') return false
  const lastDay = lastDayOf(tender)
  return lastDay === null || lastDay >= dateIn(marketFacts[tender.market].time_zone, now)
}
