import { addDays, addMonths, type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { marketFacts } from '../shared/market.ts'
import type { TenderSummary } from './tender.ts'

export type TenderDates = Pick<
  TenderSummary,
  | 'market'
  | 'offer_deadline'
  | 'launch_date'
  | 'launch_month'
  | 'published_date'
  | 'publication_status'
> &
  Partial<Pick<TenderSummary, 'result'>>

/**
 * The last day a tender can still be answered: its offer deadline, or where none was published the last one
 * on which the launch lies ahead. Null: neither was announced.
 */
export function lastDayOf(
  tender: Pick<TenderDates, 'offer_deadline' | 'launch_date' | 'launch_month'>,
): CalendarDate | null {
  if (tender.offer_deadline !== null) return tender.offer_deadline
  if (tender.launch_date !== null) return addDays(tender.launch_date, -1)
  if (tender.launch_month === null) return null
  const [year = 0, month = 0] = tender.launch_month.split('-').map(Number)
  // day 0 of the month after is the last day of this one
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** How long a tender without any announced day is taken for open. */
const monthsOpen = 6

/**
 * Whether a tender can still be answered: until the end of its last day as the wall calendar of its market
 * shows it. Without an announced day it is open for six months from its publication and then archived, and
 * with neither it is open only while it is planned or announced in advance: of any other nothing says that it
 * still runs. Once withdrawn or awarded it is not open.
 */
export function isOpen(tender: TenderDates, now: Date): boolean {
  const { published_date, publication_status, result = null } = tender
  if (publication_status === 'withdrawn' || result !== null) return false
  const lastDay = lastDayOf(tender) ?? (published_date && addMonths(published_date, monthsOpen))
  // stored before its publication was kept: nothing says that it is over
  if (lastDay === undefined) return true
  if (lastDay === null) {
    return publication_status === 'planned' || publication_status === 'advance_notice'
  }
  return lastDay >= dateIn(marketFacts[tender.market].time_zone, now)
}
