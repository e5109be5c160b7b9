import { useQueries } from '@tanstack/react-query'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { callApi } from '../api.ts'

/** The key facts of some tenders, as far as they have arrived. */
export function useTenderSummaries(ids: readonly number[]): ReadonlyMap<number, TenderSummary> {
  const unique = [...new Set(ids)]
  const answers = useQueries({
    queries: unique.map((tender_id) => ({
      queryKey: ['tender-summary', tender_id],
      queryFn: () => callApi('getTenderSummary', { params: { tender_id } }),
    })),
  })
  return new Map(
    answers.flatMap(({ data }) => (data === undefined ? [] : [[data.tender_id, data] as const])),
  )
}
