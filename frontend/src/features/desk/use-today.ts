import { useQuery, useQueryClient } from '@tanstack/react-query'
import { roomOf, type TodayKind, type TodayRoom } from '#domain/desk/today.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'

export type Today = ApiOutput<'getToday'>

export const todayKey = ['getToday'] as const

interface Options {
  /** All of this kind, however much of others comes before it. */
  readonly kind?: TodayKind | undefined
  readonly refetchOnMount?: 'always'
}

/** What waits for a person; asked again when somebody comes back to the window. */
export function useToday({ kind, ...options }: Options = {}) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: kind === undefined ? todayKey : [...todayKey, kind],
    queryFn: ({ signal }) => callApi('getToday', { query: { kind }, signal }),
    // what is there already holds those of the kind that come first
    placeholderData: () => queries.getQueryData<Today>(todayKey),
    staleTime: 60_000,
    ...options,
  })
}

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
