import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'

/** The requirements of a tender against the caller’s products, best first. */
export const useTenderMatches = (tenderId: number) =>
  useInfiniteQuery({
    queryKey: ['matches', 'tender', tenderId],
    queryFn: ({ pageParam, signal }) =>
      callApi('getTenderMatches', {
        params: { tender_id: tenderId },
        query: { cursor: pageParam },
        signal,
      }),
    ...byCursor,
  })
