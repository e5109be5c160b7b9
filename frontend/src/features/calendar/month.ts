import type { CalendarDate } from '#domain/shared/calendar-date.ts'

/** `YYYY-MM` */
export type Month = string

const dayMs = 86_400_000
/** Always six weeks, so that every month is rendered equally high. */
const weeksShown = 6

const dayOf = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10)

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dayOf(Date.parse(date) + days * dayMs)

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const firstDayOf = (month: Month): CalendarDate => `${month}-01`
export const lastDayOf = (month: Month): CalendarDate =>
  addDays(firstDayOf(addMonths(month, 1)), -1)

/** Monday is 0: weeks begin on Monday in all our languages. */
export const weekdayOf = (date: CalendarDate): number => (new Date(date).getUTCDay() + 6) % 7

/** The days that a month's page shows: whole weeks, with some of the months beside it. */
export function weeksOf(month: Month): readonly (readonly CalendarDate[])[] {
  const first = firstDayOf(month)
  const monday = addDays(first, -weekdayOf(first))
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)),
  )
}
