/** A calendar date without an hour, `YYYY-MM-DD`. Never turned into an instant. */
export type CalendarDate = string

/** UTC instant, ISO 8601 with `Z`. */
export type Instant = string

/** Sorts behind every day, in keys of what has none. */
export const behindAllDays = '9999-99-99'

// making one costs some 30 times what using it costs, and lists of tenders ask for every row
const wallCalendars = new Map<string, Intl.DateTimeFormat>()

/** The date that a wall calendar in `timeZone` shows at `now`. */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  const calendar = wallCalendars.get(timeZone) ?? wallCalendar(timeZone)
  wallCalendars.set(timeZone, calendar)
  const parts = calendar.formatToParts(now)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const wallCalendar = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** So many days later, or earlier. */
export const addDays = (day: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
