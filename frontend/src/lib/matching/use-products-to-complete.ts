import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../api.ts'
import { byCursor } from '../pages-of.ts'

/** While matches are being computed the list is asked for again this often. */
const pollMs = 2500
const pageSize = 20

/** Products that lack their kind or origin, those that open the most tenders first. */
export const useProductsToComplete = () =>
  useInfiniteQuery({
    queryKey: ['matches', 'to-complete'],
    queryFn: ({ pageParam, signal }) =>
      callApi('listProductsToComplete', { query: { cursor: pageParam, limit: pageSize }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.computing ? pollMs : false),
  })
