import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Pager } from '../ui/pager.tsx'
import { ApiFailure } from './api-failure.tsx'

interface Props {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  /** E.g. "50 applications". */
  readonly children?: string
}

/** The way to the next page of a list, and what went wrong on it. */
export function ListPager({ list, children }: Props) {
  const showMore = () => void list.fetchNextPage()
  return (
    <>
      {list.isFetchNextPageError && <ApiFailure error={list.error} onRetry={showMore} />}
      <Pager hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onMore={showMore}>
        {children}
      </Pager>
    </>
  )
}
