import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api.ts'

/** The key facts of a tender, for everyone. */
export const useTenderSummary = (tenderId: number) =>
  useQuery({
    queryKey: ['tender-summary', tenderId],
    queryFn: ({ signal }) =>
      callApi('getTenderSummary', { params: { tender_id: tenderId }, signal }),
  })
