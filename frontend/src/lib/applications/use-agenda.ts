import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { type ApiOutput, callApi } from '../api.ts'
import { pagesOf } from '../pages-of.ts'
import { useSession } from '../session.ts'

export type AgendaStep = ApiOutput<'listAgenda'>['steps'][number]

/** What the reader has still to do between two days, or up to one (`from` null) with what is late; idle for visitors. */
export function useAgenda(days: { from: CalendarDate | null; to: CalendarDate } | null) {
  const { state } = useSession()
  return useQuery({
    queryKey: ['agenda', days],
    queryFn: async ({ signal }) => {
      const query = { to: days?.to ?? '', ...(days?.from ? { from: days.from } : {}) }
      const all: AgendaStep[] = []
      const ask = (cursor: string | undefined) =>
        callApi('listAgenda', { query: { ...query, cursor, limit: 100 }, signal })
      for await (const { steps } of pagesOf(ask)) all.push(...steps)
      return all
    },
    enabled: state === 'signed_in' && days !== null,
    staleTime: 60_000,
  })
}
