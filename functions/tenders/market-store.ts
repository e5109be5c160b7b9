import { initialMarketStatus, type Market, type MarketStatus } from '#domain/shared/market.ts'
import { marketStatusSchema } from '#domain/shared/market-schema.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

/** Which markets are open for applications; the initial status holds until an administrator changes it. */
export interface MarketStore {
  readonly list: () => Promise<MarketStatus[]>
  /** Those of which an administrator has said something. */
  readonly listStored: () => Promise<MarketStatus[]>
  readonly isLive: (market: Market) => Promise<boolean>
  readonly save: (status: MarketStatus) => Promise<void>
}

export function createMarketStore(table: Table): MarketStore {
  const initialOf = (market: Market) => initialMarketStatus.find((one) => one.market === market)
  const listStored = async () => {
    const stored: MarketStatus[] = []
    // three rows at most
    for await (const row of scanRows(table)) stored.push(marketStatusSchema.parse(row))
    return stored
  }
  return {
    listStored,
    list: async () => {
      const stored = await listStored()
      return initialMarketStatus.map(
        (initial) => stored.find(({ market }) => market === initial.market) ?? initial,
      )
    },
    isLive: async (market) => {
      const row = await getRow(table, { market })
      const status = row === null ? initialOf(market) : marketStatusSchema.parse(row)
      return status?.status === 'live'
    },
    save: async (status) => {
      await putRow(table, status)
    },
  }
}
