import { useQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'

export type DeskTender = ApiOutput<'getDeskTender'>

export const deskTenderKey = (tender_id: number) => ['getDeskTender', tender_id] as const

/** A stored tender; null asks for none. */
export const useDeskTender = (tender_id: number | null) =>
  useQuery({
    queryKey: deskTenderKey(tender_id ?? 0),
    queryFn: ({ signal }) =>
      callApi('getDeskTender', { params: { tender_id: tender_id ?? 0 }, signal }),
    enabled: tender_id !== null,
  })
