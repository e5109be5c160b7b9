import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'

export type ApplicationQuery = NonNullable<ApiInput<'listAllApplications'>['query']>

/** As many as a page of the list or a column of the board begins with. */
const pageSize = 50

/** The applications of all producers, page by page. */
export const useAllApplications = (query: ApplicationQuery, isWanted = true) =>
  useInfiniteQuery({
    queryKey: ['listAllApplications', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listAllApplications', {
        query: { ...query, cursor: pageParam, limit: pageSize },
        signal,
      }),
    ...byCursor,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
