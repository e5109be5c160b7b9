import { useQuery } from '@tanstack/react-query'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../api.ts'

/** One product against one tender, criterion by criterion; asked only when somebody wants to see it. */
export const useProductMatch = (tenderId: number, productId: ProductId, isWanted: boolean) =>
  useQuery({
    queryKey: ['matches', 'one', tenderId, productId],
    queryFn: ({ signal }) =>
      callApi('getProductMatch', {
        params: { tender_id: tenderId, product_id: productId },
        signal,
      }),
    enabled: isWanted,
  })
