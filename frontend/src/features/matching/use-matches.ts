import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'
import type { MatchFilter } from './match-filter.ts'

/** While matches are being computed the page asks again this often. */
const pollMs = 2500
const pageSize = 20

type Filter = Omit<MatchFilter, 'view'>
const queryOf = (
  { verdict, state, market, category, missing }: Filter,
  cursor: string | undefined,
) => ({
  verdict: verdict || undefined,
  state,
  market: market || undefined,
  category: category || undefined,
  missing: missing || undefined,
  cursor,
  limit: pageSize,
})
/** The key of a list: its view, and all that it is narrowed by. */
export const listKey = (
  by: 'by-tender' | 'by-product',
  { verdict, state, market, category, missing }: Filter,
) => ['matches', by, verdict, state, market, category, missing]

/** Numbers and missing facts, also without the Access plan. */
export const useMatchSummary = () =>
  useQuery({
    queryKey: ['matches', 'summary'],
    queryFn: ({ signal }) => callApi('getMatchSummary', { signal }),
    refetchInterval: ({ state }) => (state.data?.computing ? pollMs : false),
  })

export const useMatchesByTender = (filter: Filter, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: listKey('by-tender', filter),
    queryFn: ({ pageParam, signal }) =>
      callApi('listMatchesByTender', { query: queryOf(filter, pageParam), signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.computing ? pollMs : false),
  })

/** The open tenders that one product fits, best first. */
export const useMatchesOfProduct = (product_id: ProductId) =>
  useQuery({
    queryKey: ['matches', 'of-product', product_id],
    queryFn: ({ signal }) =>
      callApi('listMatchesByProduct', { query: { product_id, limit: 1 }, signal }),
    refetchInterval: ({ state }) => (state.data?.computing ? pollMs : false),
  })

export const useMatchesByProduct = (filter: Filter, enabled = true) =>
  useInfiniteQuery({
    enabled,
    queryKey: listKey('by-product', filter),
    queryFn: ({ pageParam, signal }) =>
      callApi('listMatchesByProduct', { query: queryOf(filter, pageParam), signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.computing ? pollMs : false),
  })

/** The list of a view, to know how it was answered; the view itself shares the answer. */
export function useMatchesOf({ view, ...filter }: MatchFilter) {
  const byTender = useMatchesByTender(filter, view === 'tender')
  const byProduct = useMatchesByProduct(filter, view === 'product')
  return view === 'tender' ? byTender : byProduct
}
