import { useQueries } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'

type Page = ApiOutput<'listDeskTenders'>
type Listed = Page['tenders'][number]

/**
 * How many products fit each tender of the list, asked page by page after it is shown: undefined while it is
 * counted, null where it could not be.
 */
export function useTenderFit(
  pages: readonly Page[],
): (tender: Listed) => number | null | undefined {
  const counted = useQueries({
    queries: pages
      .map(({ tenders }) => tenders.map(({ tender_id }) => tender_id).join(','))
      .filter((tender_ids) => tender_ids !== '')
      .map((tender_ids) => ({
        queryKey: ['countTenderFit', tender_ids],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callApi('countTenderFit', { query: { tender_ids }, signal }),
        staleTime: 60_000,
      })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      fits: new Map(
        results
          .flatMap(({ data }) => data?.tenders ?? [])
          .map(({ tender_id, strong, possible }) => [tender_id, strong + possible]),
      ),
    }),
  })
  return ({ tender_id }) => counted.fits.get(tender_id) ?? (counted.isPending ? undefined : null)
}
