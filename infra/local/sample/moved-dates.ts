import { type CalendarDate, daysBetween } from '#domain/shared/calendar-date.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'

/** How far ahead a sample offer deadline lies at least, so that there is time to try the application. */
const LEAST_DAYS_AHEAD = 28

/**
 * Whole weeks by which a sample tender's dates move: the smallest number that puts its offer deadline
 * far enough ahead. Only Swedish tenders with a deadline move, because applications are open there.
 */
export function weeksToMove(published: PublishedTender, today: CalendarDate): number {
  if (published.market !== 'SE' || published.offer_deadline === null) return 0
  const daysAhead = daysBetween(today, published.offer_deadline)
  return Math.max(0, Math.ceil((LEAST_DAYS_AHEAD - daysAhead) / 7))
}

/** The tender with its dates moved by whole weeks. Vintages and what is told in words stay as published. */
export function withMovedDates(published: PublishedTender, weeks: number): PublishedTender {
  if (weeks === 0) return published
  const launch_date = moved(published.launch_date, weeks)
  const firstOfMonth = published.launch_month === null ? null : `${published.launch_month}-01`
  const month = launch_date ?? moved(firstOfMonth, weeks)
  return {
    ...published,
    offer_open_date: moved(published.offer_open_date, weeks),
    offer_deadline: moved(published.offer_deadline, weeks),
    sample_deadline: moved(published.sample_deadline, weeks),
    launch_date,
    launch_month: published.launch_month === null ? null : (month?.slice(0, 7) ?? null),
  }
}

function moved(date: CalendarDate | null, weeks: number): CalendarDate | null {
  if (date === null) return null
  return new Date(Date.parse(date) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
}
