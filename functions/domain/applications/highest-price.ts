import { convertAmount } from '../prices/exchange-rates.ts'
import { type HighestExWorks, highestExWorks } from '../prices/price-line.ts'
import { fromMinor } from '../shared/money.ts'
import type { PriceLimit } from '../tenders/criterion.ts'
import type { OfferedPrice } from './offered-prices.ts'

/** A limit as an amount on one pack of the size; null: it has no upper end. */
export function limitOnPack(
  { max_minor, currency, per_volume_ml }: PriceLimit,
  volume_ml: number | null,
): number | null {
  if (max_minor === null) return null
  const max = fromMinor(max_minor, currency)
  const isOther = per_volume_ml !== null && volume_ml !== null && per_volume_ml !== volume_ml
  return isOther ? (max * volume_ml) / per_volume_ml : max
}

/**
 * The highest price of one unit that keeps a limit, in minor units of the offer's currency; null: the limit has
 * no upper end, is on another term than the price, or too little is known of the drink.
 */
export function highestPrice(
  { pack, facts }: Pick<OfferedPrice, 'pack' | 'facts'>,
  limit: PriceLimit,
): HighestExWorks | null {
  const max = limitOnPack(limit, facts.volume_ml)
  if (pack === null || max === null) return null
  if (limit.basis === 'retail') return highestExWorks(pack, max, limit.max_inclusive)
  if (limit.basis !== facts.price?.basis) return null
  const { currency, day } = pack
  const converted = convertAmount(max, { from: limit.currency, to: currency, day })
  if (converted === null) return null
  // 1.60 is 160 cents and not 159.99999999999997
  const minor = Number((converted * 100).toFixed(6))
  const whole = Math.floor(minor)
  return { ok: true, minor: whole === minor && !limit.max_inclusive ? whole - 1 : whole }
}

/** The price of one unit as the offer states it: per unit, per case or per litre, never more than was meant. */
export function statedPrice(
  minor: number,
  { facts: { price, volume_ml } }: Pick<OfferedPrice, 'facts'>,
): string {
  const currency = price?.currency ?? null
  if (price?.per === 'case') return amount(minor * (price.units_per_case ?? 1), currency)
  if (price?.per !== 'litre' || volume_ml === null) return amount(minor, currency)
  // 240 cents of 0.75 l are 320 a litre
  return amount(Math.floor(Number(((minor * 1000) / volume_ml).toFixed(6))), currency)
}

const amount = (minor: number, currency: string | null) => fromMinor(minor, currency).toFixed(2)

/** How far a price is from a limit, in the limit's currency: above it, below its lower end, or within. */
export interface LimitDistance {
  readonly is: 'kept' | 'over' | 'under'
  readonly amount: number
}

/** Null: what the limit speaks of is not known of this price. */
export function distanceFrom(
  { pack, minor, facts }: Pick<OfferedPrice, 'pack' | 'minor' | 'facts'>,
  limit: PriceLimit,
  shelf_price: number | null,
): LimitDistance | null {
  const { min_minor, min_inclusive, max_inclusive, currency } = limit
  const own =
    pack === null || minor === null || limit.basis !== facts.price?.basis
      ? null
      : convertAmount(fromMinor(minor, pack.currency), {
          from: pack.currency,
          to: currency,
          day: pack.day,
        })
  const price = limit.basis === 'retail' ? shelf_price : own
  if (price === null) return null
  const max = limitOnPack(limit, facts.volume_ml)
  const min = limitOnPack({ ...limit, max_minor: min_minor }, facts.volume_ml)
  if (max !== null && (max_inclusive ? price > max : price >= max))
    return { is: 'over', amount: price - max }
  if (min !== null && (min_inclusive ? price < min : price <= min))
    return { is: 'under', amount: min - price }
  return { is: 'kept', amount: 0 }
}
