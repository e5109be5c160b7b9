import { useQuery } from '@tanstack/react-query'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'

export const useProduct = (productId: string) =>
  useQuery({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) =>
      callApi('getProduct', { params: { product_id: productId as ProductId }, signal }),
    // what is being typed must not be replaced by a refetch
    refetchOnWindowFocus: false,
  })
