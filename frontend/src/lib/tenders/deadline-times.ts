import type { CalendarDate } from '#domain/shared/calendar-date.ts'

/** The last minute of a day as the wall clock of a zone shows it. Tenders publish days, and end with them. */
export function lastMinuteOf(day: CalendarDate, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:00Z`)
  // no zone changes its clock in this minute: the wall clock is as far ahead there as here
  return new Date(asUtc - (wallClock(timeZone, asUtc) - asUtc))
}

function wallClock(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`,
  )
}
