import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'
import type { MatchFilter } from './match-filter.ts'

/** While matches are being computed the page asks again this often. */
const pollMs = 2500
const pageSize = 20

type Filter = Pick<MatchFilter, 'verdict' | 'state'>
const queryOf = ({ verdict, state }: Filter, cursor: string | undefined) => ({
  verdict: verdict || undefined,
  state,
  cursor,
  limit: pageSize,
})

/** Numbers only, also without the Access plan. */
export const useMatchSummary = () =>
  useQuery({
    queryKey: ['matches', 'summary'],
    queryFn: ({ signal }) => callApi('getMatchSummary', { signal }),
    refetchInterval: ({ state }) => (state.data?.computing ? pollMs : false),
  })

export const useMatchesByTender = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: ['matches', 'by-tender', filter.verdict, filter.state],
    queryFn: ({ pageParam, signal }) =>
      callApi('listMatchesByTender', { query: queryOf(filter, pageParam), signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.computing ? pollMs : false),
  })

export const useMatchesByProduct = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: ['matches', 'by-product', filter.verdict, filter.state],
    queryFn: ({ pageParam, signal }) =>
      callApi('listMatchesByProduct', { query: queryOf(filter, pageParam), signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.computing ? pollMs : false),
  })
