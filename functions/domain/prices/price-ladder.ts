import type { Market } from '../shared/market.ts'
import { finnishLadder } from './finland/ladder.ts'
import type { LadderInput, MissingFigure, PriceLadder } from './ladder.ts'
import { norwegianLadder } from './norway/ladder.ts'
import { swedishLadder } from './sweden/ladder.ts'

const ladders: Readonly<Record<Market, (input: LadderInput) => PriceLadder>> = {
  SE: swedishLadder,
  NO: norwegianLadder,
  FI: finnishLadder,
}

/** From the producer's price to the shelf; where a figure is missing, as far as the others reach. */
export const computeLadder = (market: Market, input: LadderInput): PriceLadder =>
  ladders[market](input)

export type HighestExWorks =
  /** In minor units of the market's currency; null: not even a gift would keep the limit. */
  | { readonly ok: true; readonly minor: number | null }
  | { readonly ok: false; readonly missing: readonly MissingFigure[] }

/**
 * The highest ex-works price with which the shelf price does not exceed the limit. The shelf price
 * never falls when the ex-works price rises, so halving finds it exactly.
 */
export function highestExWorks(
  market: Market,
  input: Omit<LadderInput, 'ex_works'>,
  shelfLimit: number,
): HighestExWorks {
  const ladderAt = (minor: number) => computeLadder(market, { ...input, ex_works: minor / 100 })
  const free = ladderAt(0)
  if (free.shelf_price === null) return { ok: false, missing: free.missing }
  if (free.shelf_price > shelfLimit) return { ok: true, minor: null }
  let fits = 0
  let exceeds = Math.ceil(shelfLimit * 100) + 1
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    const { shelf_price } = ladderAt(middle)
    if (shelf_price !== null && shelf_price <= shelfLimit) fits = middle
    else exceeds = middle
  }
  return { ok: true, minor: fits }
}
