import type { CalendarDate } from '../shared/calendar-date.ts'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import type { PublishedTender } from './published-tender.ts'

/** The first day in the shops as far as it is published; of a month its first day. */
export function saleStartOf({
  launch_date,
  launch_month,
}: Pick<PublishedTender, 'launch_date' | 'launch_month'>): CalendarDate | null {
  return launch_date ?? calendarDateSchema.safeParse(`${launch_month}-01`).data ?? null
}
