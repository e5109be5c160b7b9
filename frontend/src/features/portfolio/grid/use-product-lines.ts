import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'

export const linesKey = ['products', 'lines'] as const
export type LinesData = InfiniteData<ApiOutput<'listProductLines'>, ProductId | undefined>

/** All products of the caller: the first part is shown while the others still come. */
export function useProductLines() {
  const list = useInfiniteQuery({
    queryKey: linesKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listProductLines', { query: { after: pageParam }, signal }),
    initialPageParam: undefined as ProductId | undefined,
    getNextPageParam: ({ next_after }) => next_after,
    // thousands of lines, and what is being typed must not be replaced
    refetchOnWindowFocus: false,
  })
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return list
}
