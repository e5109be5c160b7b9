import { useQuery } from '@tanstack/react-query'
import { initialMarketStatus, type Market, type MarketStatus } from '#domain/shared/market.ts'
import { callApi } from '../api.ts'

/** Which markets are live, and when the others open. */
export const useMarkets = () =>
  useQuery({
    queryKey: ['listMarkets'],
    queryFn: ({ signal }) => callApi('listMarkets', { signal }),
    staleTime: 5 * 60_000,
  })

/** Where applications are not open yet. The served page shows what holds from the start, so that nothing moves later. */
export function useComingMarkets(): Market[] {
  const { data } = useMarkets()
  const states = data?.markets ?? initialMarketStatus
  return states.filter(({ status }) => status === 'coming_soon').map(({ market }) => market)
}

/** Null until it is known. */
export function useMarketStatus(market: Market | undefined): MarketStatus | null {
  const { data } = useMarkets()
  return data?.markets.find((status) => status.market === market) ?? null
}

/** For what is only shown: until the answer comes, what holds from the start, so that nothing moves then. */
export function useExpectedMarketStatus(market: Market): MarketStatus | undefined {
  const { data } = useMarkets()
  return (data?.markets ?? initialMarketStatus).find((status) => status.market === market)
}
