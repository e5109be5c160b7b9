import type { Market } from '../shared/market.ts'
import { finnishLadder } from './finland/ladder.ts'
import type { LadderInput, LadderResult } from './ladder.ts'
import { norwegianLadder } from './norway/ladder.ts'
import { swedishLadder } from './sweden/ladder.ts'

const ladders: Readonly<Record<Market, (input: LadderInput) => LadderResult>> = {
  SE: swedishLadder,
  NO: norwegianLadder,
  FI: finnishLadder,
}

/** From the producer's price to the shelf. */
export const computeLadder = (market: Market, input: LadderInput): LadderResult =>
  ladders[market](input)

/**
 * The highest ex-works price, in minor units of the market's currency, with which the shelf price does
 * not exceed the limit; null when not even a gift would do. The shelf price never falls when the
 * ex-works price rises, so halving finds it exactly.
 */
export function highestExWorks(
  market: Market,
  input: Omit<LadderInput, 'ex_works'>,
  shelfLimit: number,
): { readonly ok: true; readonly minor: number | null } | Extract<LadderResult, { ok: false }> {
  const shelfAt = (minor: number) => computeLadder(market, { ...input, ex_works: minor / 100 })
  const free = shelfAt(0)
  if (!free.ok) return free
  if (free.ladder.shelf_price > shelfLimit) return { ok: true, minor: null }
  let fits = 0
  let exceeds = Math.ceil(shelfLimit * 100) + 1
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    const computed = shelfAt(middle)
    if (computed.ok && computed.ladder.shelf_price <= shelfLimit) fits = middle
    else exceeds = middle
  }
  return { ok: true, minor: fits }
}
