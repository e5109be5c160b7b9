import * as z from 'zod'

/** A calendar date without an hour, `YYYY-MM-DD`. Never turned into an instant. */
export const calendarDateSchema = z.iso.date()
export type CalendarDate = z.infer<typeof calendarDateSchema>

/** UTC instant, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime()
export type Instant = z.infer<typeof instantSchema>

/** The date that a wall calendar in `timeZone` shows at `now`. */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
