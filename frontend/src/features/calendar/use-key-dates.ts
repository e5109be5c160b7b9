import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import { type Selection, selectionQuery } from './calendar-filter.ts'
import { addDays, type Month, weeksOf } from './month.ts'

export type KeyDate = ApiOutput<'listKeyDates'>['key_dates'][number]

/** How far ahead a next date is looked for. */
const daysAhead = 730

/** The dates of the weeks that a month's page shows; nothing is asked before the month is known. */
export function useKeyDates(month: Month | null, selection: Selection) {
  const query = selectionQuery(selection)
  return useQuery({
    queryKey: ['key-dates', month, query],
    queryFn: async ({ signal }) => {
      const days = weeksOf(month ?? '').flat()
      const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
      const dates: KeyDate[] = []
      const ask = (cursor: string | undefined) =>
        callApi('listKeyDates', { query: { ...query, ...range, cursor, limit: 100 }, signal })
      for await (const { key_dates } of pagesOf(ask)) dates.push(...key_dates)
      return dates
    },
    enabled: month !== null,
    staleTime: 60_000,
  })
}

/** The first day after `date` that has one; null when none is known yet. */
export async function findNextDate(
  date: CalendarDate,
  selection: Selection,
): Promise<CalendarDate | null> {
  const range = { from: addDays(date, 1), to: addDays(date, daysAhead) }
  const query = { ...selectionQuery(selection), ...range }
  const ask = (cursor: string | undefined) =>
    callApi('listKeyDates', { query: { ...query, cursor, limit: 10 } })
  for await (const { key_dates } of pagesOf(ask)) {
    const next = key_dates.find(({ cancelled }) => !cancelled)
    if (next !== undefined) return next.date
  }
  return null
}

/** The dates of each day, in the order of the days. */
export function byDay(dates: readonly KeyDate[]): ReadonlyMap<CalendarDate, readonly KeyDate[]> {
  const days = new Map<CalendarDate, KeyDate[]>()
  for (const date of dates) days.set(date.date, [...(days.get(date.date) ?? []), date])
  return days
}
