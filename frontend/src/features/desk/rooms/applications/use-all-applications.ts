import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'
import { byCursor, pagesOf } from '../../../../lib/pages-of.ts'
import type { ListedApplication } from './application-csv.ts'
import { type ApplicationFilter, filterSearch, queryOf } from './application-filter.ts'

const pageSize = 50
const exportPageSize = 100

/** The applications of all producers, page by page. */
export const useAllApplications = (filter: ApplicationFilter) =>
  useInfiniteQuery({
    queryKey: ['listAllApplications', filterSearch(filter).toString()],
    queryFn: ({ pageParam, signal }) =>
      callApi('listAllApplications', {
        query: { ...queryOf(filter), cursor: pageParam, limit: pageSize },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** All of them that fit, however many pages that takes. */
export async function fetchAllApplications(
  filter: ApplicationFilter,
): Promise<ListedApplication[]> {
  const all: ListedApplication[] = []
  const ask = (cursor: string | undefined) =>
    callApi('listAllApplications', { query: { ...queryOf(filter), cursor, limit: exportPageSize } })
  for await (const { applications } of pagesOf(ask)) all.push(...applications)
  return all
}
