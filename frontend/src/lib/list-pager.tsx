import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Pager } from '../ui/pager.tsx'
import { ApiFailure } from './api-failure.tsx'

/** What is known of the pages of a list. */
export interface PagedState
  extends Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  > {
  readonly fetchNextPage: () => unknown
}

interface Props {
  readonly list: PagedState
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
