import type { ListState } from './desk-list.tsx'

interface Answer<Page> {
  readonly data: Page | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

const nothingMore = {
  isPlaceholderData: false,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
} as const

/** A list that one answer holds all of. */
export const onePage = <Page>({ data, error, refetch }: Answer<Page>): ListState<Page> => ({
  ...nothingMore,
  data: data === undefined ? undefined : { pages: [data] },
  error,
  refetch,
  fetchNextPage: refetch,
})
