import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'
import { filterSearch, type TenderFilter } from './tender-filter.ts'

const pageSize = 50

/** The public list, page by page. */
export const useTenders = (filter: TenderFilter) =>
  useInfiniteQuery({
    queryKey: ['tenders', filterSearch(filter).toString()],
    queryFn: ({ pageParam, signal }) =>
      callApi('listTenders', {
        query: {
          ...filter,
          market: filter.market || undefined,
          category: filter.category || undefined,
          cursor: pageParam,
          limit: pageSize,
        },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
