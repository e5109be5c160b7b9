import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'

/** The products that fit a tender best, with their verdicts. */
export const useBestProducts = (tenderId: number) =>
  useQuery({
    queryKey: ['matches', 'best-for', tenderId],
    queryFn: ({ signal }) =>
      callApi('getTenderMatches', { params: { tender_id: tenderId }, query: {}, signal }),
  })

/** Products of the portfolio that contain some words. */
export const useFoundProducts = (text: string) =>
  useQuery({
    queryKey: ['products', 'list', 'found', text],
    queryFn: ({ signal }) =>
      callApi('listProducts', { query: { text: text || undefined }, signal }),
  })

export const chosenProductQuery = (productId: string | null) =>
  queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) =>
      callApi('getProduct', { params: { product_id: productId as ProductId }, signal }),
  })

export const useChosenProduct = (productId: string | null) =>
  useQuery({ ...chosenProductQuery(productId), enabled: productId !== null })
