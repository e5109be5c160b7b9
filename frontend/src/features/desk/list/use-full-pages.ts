import { useEffect, useRef } from 'react'
import type { PagedState } from '../../../lib/list-pager.tsx'

/** As many rows as the desk asks for on a page. */
const rowsOnPage = 50

interface Pages extends PagedState {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly isPlaceholderData: boolean
  readonly isFetching: boolean
}

/**
 * Goes on by itself where an answer looked at many rows and found few: until a page more is shown than when somebody
 * last asked for more, or nothing is left. `shown`: rows of all answers. Returns what asks for more.
 */
export function useFullPages(list: Pages, shown: number | undefined): () => unknown {
  const goal = useRef(rowsOnPage)
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list
  // another filter, or the list anew
  if (isPlaceholderData || data === undefined) goal.current = rowsOnPage
  // also while the list is asked anew: asking for more would end that
  const isWaiting = isFetching || isFetchNextPageError || isPlaceholderData
  useEffect(() => {
    if (shown === undefined || isWaiting || !hasNextPage || shown >= goal.current) return
    void list.fetchNextPage()
  })
  return () => {
    goal.current = (shown ?? 0) + rowsOnPage
    return list.fetchNextPage()
  }
}
