import type * as z from 'zod'
import type { marketStatusSchema } from './market-schema.ts'

/** The three monopoly markets: Systembolaget, Vinmonopolet, Alko. */
export const markets = ['SE', 'NO', 'FI'] as const
export type Market = (typeof markets)[number]

export interface MarketFacts {
  readonly monopoly: string
  readonly time_zone: string
  readonly currency: string
}

export const marketFacts: Readonly<Record<Market, MarketFacts>> = {
  SE: { monopoly: 'Systembolaget', time_zone: 'Europe/Stockholm', currency: 'SEK' },
  NO: { monopoly: 'Vinmonopolet', time_zone: 'Europe/Oslo', currency: 'NOK' },
  FI: { monopoly: 'Alko', time_zone: 'Europe/Helsinki', currency: 'EUR' },
}

export type MarketStatus = z.infer<typeof marketStatusSchema>

/** Until an administrator says otherwise: Sweden live, Norway and Finland coming soon (specification, point 2). */
export const initialMarketStatus: readonly MarketStatus[] = [
  { market: 'SE', status: 'live', opens_on: null },
  { market: 'NO', status: 'coming_soon', opens_on: null },
  { market: 'FI', status: 'coming_soon', opens_on: null },
]
