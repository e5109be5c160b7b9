import { type Market, marketFacts } from '../shared/market.ts'
import { type Currency, fromMinor, toMinor } from '../shared/money.ts'
import { convertAmount, missingRate } from './exchange-rates.ts'
import type { LadderInput, MissingFigure, PriceLadder } from './ladder.ts'
import { computeLadder } from './price-ladder.ts'

/** A pack as one market prices it, and the currency in which the producer asks for it. */
export interface PricedPack extends Omit<LadderInput, 'ex_works'> {
  readonly market: Market
  readonly currency: Currency
}

/** The ladder of a price in minor units of the producer's currency. */
export function ladderOfPrice(
  { market, currency, ...pack }: PricedPack,
  minor: number,
): PriceLadder {
  const currencies = { from: currency, to: marketFacts[market].currency }
  const ex_works = convertAmount(fromMinor(minor, currency), { ...currencies, day: pack.day })
  const ladder = computeLadder(market, { ...pack, ex_works: ex_works ?? Number.NaN })
  if (ex_works !== null) return ladder
  return {
    ...ladder,
    missing: [missingRate({ ...currencies, day: pack.day }), ...ladder.missing],
  }
}

export type HighestExWorks =
  /** In minor units of the producer's currency; null: not even a gift would keep the limit. */
  | { readonly ok: true; readonly minor: number | null }
  | { readonly ok: false; readonly missing: readonly MissingFigure[] }

/**
 * The highest ex-works price with which the shelf price does not exceed the limit, or stays below it where
 * the limit itself is too much. The shelf price never falls when the ex-works price rises, so halving finds
 * it exactly.
 */
export function highestExWorks(
  pack: PricedPack,
  shelfLimit: number,
  isInclusive = true,
): HighestExWorks {
  const keeps = (price: number) => (isInclusive ? price <= shelfLimit : price < shelfLimit)
  const { market, currency, day } = pack
  const free = ladderOfPrice(pack, 0)
  const all = convertAmount(shelfLimit, { from: marketFacts[market].currency, to: currency, day })
  if (free.shelf_price === null || all === null) return { ok: false, missing: free.missing }
  if (!keeps(free.shelf_price)) return { ok: true, minor: null }
  let fits = 0
  // a shelf price is at least the price ex works, but for a rounding downwards
  let exceeds = 2 * toMinor(all, currency) + 100
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    const { shelf_price } = ladderOfPrice(pack, middle)
    if (shelf_price !== null && keeps(shelf_price)) fits = middle
    else exceeds = middle
  }
  return { ok: true, minor: fits }
}

/** What one more cent (öre, øre) ex works does on the shelf, in the market's currency. */
export interface OneMore {
  /** Before the shelf price is rounded. */
  readonly adds: number
  /** After it. */
  readonly shelf_price: number
  /** The highest price ex works that leaves the shelf price as it is. */
  readonly free_up_to: number
}

/** Null where a figure is missing. */
export function oneMoreMinor(pack: PricedPack, minor: number): OneMore | null {
  const [now, more] = [ladderOfPrice(pack, minor), ladderOfPrice(pack, minor + 1)]
  const [before, after] = [unroundedOf(now), unroundedOf(more)]
  if (now.shelf_price === null || more.shelf_price === null) return null
  if (before === null || after === null) return null
  const highest = highestExWorks(pack, now.shelf_price)
  return {
    adds: after - before,
    shelf_price: more.shelf_price,
    free_up_to: highest.ok && highest.minor !== null ? highest.minor : minor,
  }
}

function unroundedOf({ shelf_price, steps }: PriceLadder): number | null {
  const rounding = steps.find(({ key }) => key === 'rounding')?.amount ?? null
  return shelf_price === null || rounding === null ? null : shelf_price - rounding
}
