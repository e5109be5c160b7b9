import { useQuery } from '@tanstack/react-query'
import { roomOf, type TodayRoom } from '#domain/desk/today.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'

export type Today = ApiOutput<'getToday'>

export const todayKey = ['getToday'] as const

/** What waits for a person; asked again when somebody comes back to the window. */
export const useToday = (options: { readonly refetchOnMount?: 'always' } = {}) =>
  useQuery({
    queryKey: todayKey,
    queryFn: ({ signal }) => callApi('getToday', { signal }),
    staleTime: 60_000,
    ...options,
  })

/** How much waits in each room, as it is shown: "18", "100+". */
export function countsByRoom(counts: Today['counts']): ReadonlyMap<TodayRoom | 'today', string> {
  const sums = new Map<TodayRoom | 'today', { count: number; is_more: boolean }>()
  for (const { kind, count, is_more } of counts) {
    for (const room of [roomOf[kind], 'today'] as const) {
      const sum = sums.get(room) ?? { count: 0, is_more: false }
      sums.set(room, { count: sum.count + count, is_more: sum.is_more || is_more })
    }
  }
  return new Map([...sums].map(([room, sum]) => [room, shownCount(sum)]))
}

export const shownCount = ({ count, is_more }: { count: number; is_more: boolean }): string =>
  `${count}${is_more ? '+' : ''}`
