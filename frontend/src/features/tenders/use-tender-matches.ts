import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** The requirements of a tender against the caller’s products, best first. */
export const useTenderMatches = (tenderId: number) =>
  useInfiniteQuery({
    queryKey: ['matches', 'tender', tenderId],
    queryFn: ({ pageParam, signal }) =>
      callApi('getTenderMatches', {
        params: { tender_id: tenderId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
