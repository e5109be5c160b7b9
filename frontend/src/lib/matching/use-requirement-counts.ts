import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductId, TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../api.ts'
import { useLookedAtProduct } from './use-looked-at-product.ts'

/** Without a product: of the one that fits best. */
export const requirementCountsKey = (tender_id: TenderId, product_id: ProductId | null) =>
  ['matches', 'requirement-counts', tender_id, product_id] as const

/** How many requirements of each kind the product in the page's address meets, or the one that fits best. */
export function useRequirementCounts(tender_id: TenderId, { enabled } = { enabled: true }) {
  const [product_id] = useLookedAtProduct()
  return useQuery({
    queryKey: requirementCountsKey(tender_id, product_id),
    queryFn: ({ signal }) =>
      callApi('getRequirementCounts', {
        params: { tender_id },
        query: { product_id: product_id ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled,
  })
}
