import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import type { WorkCalendar } from './procedures.ts'

type HolidayRule = WorkCalendar['holidays'][number]['rule']

const dateOf = (year: number, month: number, day: number): CalendarDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: CalendarDate): number => new Date(day).getUTCDay() || 7

/** Easter Sunday of the western churches (the anonymous Gregorian computus). */
export function easterOf(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1)
}

function dayOfRule(rule: HolidayRule, year: number): CalendarDate {
  switch (rule.type) {
    case 'fixed':
      return dateOf(year, rule.month, rule.day)
    case 'easter':
      return addDays(easterOf(year), rule.offset_days)
    case 'weekday_between': {
      const from = dateOf(year, rule.from.month, rule.from.day)
      return addDays(from, (rule.weekday - weekdayOf(from) + 7) % 7)
    }
  }
}

const daysOff = new WeakMap<WorkCalendar, Map<number, ReadonlySet<CalendarDate>>>()

/** The holidays of a year, with the eves on which nobody works. */
export function holidaysOf(calendar: WorkCalendar, year: number): ReadonlySet<CalendarDate> {
  const known = daysOff.get(calendar) ?? new Map<number, ReadonlySet<CalendarDate>>()
  daysOff.set(calendar, known)
  const days =
    known.get(year) ?? new Set(calendar.holidays.map(({ rule }) => dayOfRule(rule, year)))
  known.set(year, days)
  return days
}

export const isWorkingDay = (calendar: WorkCalendar, day: CalendarDate): boolean =>
  !calendar.weekend.includes(weekdayOf(day)) &&
  !holidaysOf(calendar, Number(day.slice(0, 4))).has(day)

/** The day itself, or the next working day in that direction. */
export function nearestWorkingDay(
  calendar: WorkCalendar,
  day: CalendarDate,
  direction: 1 | -1,
): CalendarDate {
  let found = day
  while (!isWorkingDay(calendar, found)) found = addDays(found, direction)
  return found
}

/** So many working days later, or earlier; the day itself is not counted. */
export function addWorkingDays(
  calendar: WorkCalendar,
  day: CalendarDate,
  count: number,
): CalendarDate {
  const direction = count < 0 ? -1 : 1
  let found = day
  for (let left = Math.abs(count); left > 0; left -= 1)
    found = nearestWorkingDay(calendar, addDays(found, direction), direction)
  return found
}
