import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PublishedTender } from './published-tender.ts'

const aMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The first day in the shops as far as it is published; of a month its first day. */
export function saleStartOf({
  launch_date,
  launch_month,
}: Pick<PublishedTender, 'launch_date' | 'launch_month'>): CalendarDate | null {
  if (launch_date !== null) return launch_date
  return launch_month !== null && aMonth.test(launch_month) ? `${launch_month}-01` : null
}
