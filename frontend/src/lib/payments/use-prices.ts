import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api.ts'

/** The prices without tax; the server itself keeps them for some minutes. */
export const usePrices = () =>
  useQuery({
    queryKey: ['listPrices'],
    queryFn: ({ signal }) => callApi('listPrices', { signal }),
    select: ({ prices }) => prices,
    staleTime: 5 * 60_000,
  })
