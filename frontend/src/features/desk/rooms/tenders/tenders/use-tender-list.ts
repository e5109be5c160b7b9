import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { byCursor } from '../../../../../lib/pages-of.ts'

/** The stored tenders that are asked for, page by page. */
export const useTenderList = (query: ApiInput<'listDeskTenders'>['query']) =>
  useInfiniteQuery({
    queryKey: ['listDeskTenders', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDeskTenders', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
