import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'

/** The date so many whole weeks later: the same weekday. */
export const movedDate = (date: CalendarDate, weeks: number): CalendarDate =>
  new Date(Date.parse(date) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

/**
 * The tender with all its dates moved by whole weeks. Vintages, names of plans and what is told in words
 * stay as published.
 */
export function withMovedDates(published: PublishedTender, weeks: number): PublishedTender {
  if (weeks === 0) return published
  const moved = (date: CalendarDate | null) => (date === null ? null : movedDate(date, weeks))
  const launch_date = moved(published.launch_date)
  // from the middle of the month: what the weeks lack to whole months is at most half of one
  const monthOf = (month: string) => movedDate(`${month}-15`, weeks).slice(0, 7)
  return {
    ...published,
    published_date: moved(published.published_date),
    offer_open_date: moved(published.offer_open_date),
    offer_deadline: moved(published.offer_deadline),
    sample_deadline: moved(published.sample_deadline),
    launch_date,
    launch_month:
      launch_date?.slice(0, 7) ?? (published.launch_month && monthOf(published.launch_month)),
    sales_end_date: moved(published.sales_end_date),
    other_conditions:
      published.other_conditions?.map((condition) =>
        condition.replace(/\d{4}-\d{2}-\d{2}/g, (date) => movedDate(date, weeks)),
      ) ?? null,
  }
}
