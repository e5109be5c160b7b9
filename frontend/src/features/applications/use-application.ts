import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'

export const applicationKey = (tenderId: number) => ['application', tenderId] as const

/** An application and the form made for it; the form knows the product that is asked for. */
export const useApplication = (tenderId: TenderId, productId: string | null, enabled = true) =>
  useQuery({
    queryKey: [...applicationKey(tenderId), productId],
    queryFn: ({ signal }) =>
      callApi('getApplication', {
        params: { tender_id: tenderId },
        query: { product_id: productId ?? undefined },
        signal,
      }),
    enabled,
    // a draft begins with what the server has now, never with what this tab saw before
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
