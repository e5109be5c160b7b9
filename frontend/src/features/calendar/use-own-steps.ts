import { useMemo } from 'react'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { type AgendaStep, useAgenda } from '../../lib/applications/use-agenda.ts'
import type { CalendarFilter } from './calendar-filter.ts'
import { type Month, weeksOf } from './month.ts'

/** What the reader has still to do in the weeks that a month's page shows, by day; the filter of tenders counts for it too. */
export function useOwnSteps(month: Month | null, { market, category, milestone }: CalendarFilter) {
  const days = month === null ? [] : weeksOf(month).flat()
  const [from, to] = [days[0], days.at(-1)]
  const agenda = useAgenda(from && to ? { from, to } : null)
  const byDay = useMemo(() => {
    const found = new Map<CalendarDate, AgendaStep[]>()
    for (const step of agenda.data ?? []) {
      const { tender, date, actor } = step
      // what the monopoly sets is among the dates of the tenders
      if (actor === 'monopoly' || milestone !== '') continue
      if (market !== '' && tender.market !== market) continue
      if (category !== '' && tender.category !== category) continue
      found.set(date, [...(found.get(date) ?? []), step])
    }
    return found
  }, [agenda.data, market, category, milestone])
  return { agenda, byDay }
}
