import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'

export type TenderProducers = ApiOutput<'listTenderProducers'>
export type TenderProducer = TenderProducers['producers'][number]

export const tenderProducersKey = (tender_id: number) => ['listTenderProducers', tender_id] as const

/** Each producer's best products are evaluated anew. */
const pageSize = 25

export const useTenderProducers = (tender_id: number | null) =>
  useInfiniteQuery({
    queryKey: tenderProducersKey(tender_id ?? 0),
    queryFn: ({ pageParam, signal }) =>
      callApi('listTenderProducers', {
        params: { tender_id: tender_id ?? 0 },
        query: { cursor: pageParam, limit: pageSize },
        signal,
      }),
    enabled: tender_id !== null,
    ...byCursor,
  })
