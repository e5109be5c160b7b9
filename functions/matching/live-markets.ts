import type { Market } from '#domain/shared/market.ts'
import type { MarketStore } from '../tenders/market-store.ts'
import type { MatchReading } from './match-reading.ts'

/** What may be applied for depends on the markets. */
export interface MarketReading extends MatchReading {
  readonly markets: Pick<MarketStore, 'list'>
}

/** The markets that take applications: what is counted for a producer is what can be applied for. */
export async function liveMarkets({ markets }: Pick<MarketReading, 'markets'>): Promise<Market[]> {
  const all = await markets.list()
  return all.flatMap(({ market, status }) => (status === 'live' ? [market] : []))
}
