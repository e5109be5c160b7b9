import {
  initialMarketStatus,
  type Market,
  type MarketStatus,
  marketStatusSchema,
} from '#domain/shared/market.ts'
import { getRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

/** Which markets are open for applications; the initial status holds until an administrator changes it. */
export interface MarketStore {
  readonly list: () => Promise<MarketStatus[]>
  readonly isLive: (market: Market) => Promise<boolean>
  readonly save: (status: MarketStatus) => Promise<void>
}

export function createMarketStore(table: Table): MarketStore {
  const list = async () => {
    const keys = initialMarketStatus.map(({ market }) => ({ market }))
    const stored = (await getRows(table, keys)).map((row) => marketStatusSchema.parse(row))
    return initialMarketStatus.map(
      (initial) => stored.find(({ market }) => market === initial.market) ?? initial,
    )
  }
  return {
    list,
    isLive: async (market) =>
      (await list()).some((known) => known.market === market && known.status === 'live'),
    save: async (status) => {
      await putRow(table, status)
    },
  }
}
