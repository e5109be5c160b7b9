import type { Market } from '../shared/market.ts'
import { type DepositPack, type DepositRow, depositPacks } from './deposit-row.ts'
import type { DutyRow } from './duty-row.ts'
import type { Figure } from './figure.ts'
import { finnishFigures } from './finland/figures.ts'
import { norwegianFigures } from './norway/figures.ts'
import { swedishFigures } from './sweden/figures.ts'

interface MarketFigures extends Readonly<Record<string, readonly Figure[]>> {
  readonly duty: readonly DutyRow[]
  readonly vat: readonly Figure[]
  readonly deposit: readonly DepositRow[]
}

/** Every rate, mark-up, fee and deposit of a market, by name. */
export const marketFigures: Readonly<Record<Market, MarketFigures>> = {
  SE: swedishFigures,
  NO: norwegianFigures,
  FI: finnishFigures,
}

/** Of which packs a deposit of the market is known. */
export const packsWithDeposit = (market: Market): readonly DepositPack[] =>
  depositPacks.filter((pack) => marketFigures[market].deposit.some((row) => row.pack === pack))
