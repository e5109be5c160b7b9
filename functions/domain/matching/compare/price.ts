import { convertAmount } from '../../prices/exchange-rates.ts'
import { type Market, marketFacts } from '../../shared/market.ts'
import type { CriterionOf, PriceLimit } from '../../tenders/criterion.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import {
  besideUnread,
  bestChoice,
  type Finding,
  type NoteKey,
  unknown,
  wordsNotUnderstood,
} from '../finding.ts'
import type { CompareContext } from '../match-context.ts'
import type { ModelledPrice } from '../price-model.ts'
import { type UnitPrice, unitPriceOf } from '../unit-price.ts'
import { type PriceRange, withinPriceLimit } from './price-limit.ts'

/**
 * Several published prices mean any of them. Prices of different basis for the same size are one limit said
 * twice: the one on the basis of the product's price decides, the shelf limit is told beside it.
 */
export function comparePrice(
  { any_of, unread }: CriterionOf<'price'>,
  { facts }: ComparableProduct,
  context: CompareContext,
): Finding {
  const price = unitPriceOf(facts.price, facts.volume_ml)
  if (!price.ok) return unknown(price.key, price.field)
  const findingOf = (limit: PriceLimit) => limitFinding(limit, price, facts, context)
  if (any_of.length === 0) return wordsNotUnderstood
  const finding = bestChoice(
    any_of.flatMap((limit) => {
      const sameSize = any_of.filter(({ per_volume_ml }) => per_volume_ml === limit.per_volume_ml)
      if (limit.basis === price.basis && limit.basis !== 'retail') {
        const shelf = sameSize.filter(({ basis }) => basis === 'retail').map(findingOf)
        return besideShelf(findingOf(limit), shelf)
      }
      return sameSize.some(({ basis }) => basis === price.basis && basis !== limit.basis)
        ? []
        : findingOf(limit)
    }),
  )
  return besideUnread(unread, finding)
}

/** Where the ladder contradicts the limit that decides, the answer says so: the shelf limit is the official one. */
function besideShelf(finding: Finding, shelf: readonly Finding[]): Finding {
  const known = shelf.filter(({ status }) => status !== 'unknown')
  if (known.length === 0 || finding.status === 'unknown') return finding
  const isKept = known.some(({ status }) => status === 'met')
  if (isKept === (finding.status === 'met')) return finding
  const note = isKept ? 'shelf_limit_kept' : 'shelf_limit_exceeded'
  return { ...finding, notes: [...finding.notes, note] }
}

function limitFinding(
  limit: PriceLimit,
  price: UnitPrice,
  facts: ComparableProduct['facts'],
  context: CompareContext,
): Finding {
  const range =
    limit.basis === 'retail'
      ? shelfPrice(price, limit, facts, context)
      : producerPrice(price, { ...limit, basis: limit.basis })
  return 'status' in range ? range : againstLimit(range, limit, facts.volume_ml, context)
}

/** In which currency and between which amounts the price lies that the limit speaks of. */
interface Comparable extends PriceRange {
  readonly currency: string
  readonly notes: readonly NoteKey[]
}

function shelfPrice(
  price: UnitPrice,
  limit: PriceLimit,
  facts: ComparableProduct['facts'],
  context: CompareContext,
): Comparable | Finding {
  const { amount_minor, currency, basis } = price
  if (basis === 'retail' && isShelfCurrency(currency, context.market, limit))
    return exactly(amount_minor, currency, [...price.notes, 'price_taken_as_shelf_price'])
  // another shop's price says nothing of what the producer asks
  if (basis === 'retail' || basis === 'other')
    return unknown('state_ex_works_price', 'price', price.notes)
  const modelled = context.priceModel?.({
    market: context.market,
    day: context.sale_start,
    basis,
    amount_minor,
    currency,
    facts,
  })
  if (modelled === undefined) return notComputed(price, 'not_computed')
  if (!modelled.ok)
    return modelled.missing_field === null
      ? notComputed(price, modelled.reason)
      : unknown('state_field', modelled.missing_field, price.notes)
  return exactly(modelled.amount_minor, modelled.currency, [...price.notes, 'shelf_price_modelled'])
}

type Reason = Extract<ModelledPrice, { missing_field: null }>['reason']
const notComputed = ({ notes }: UnitPrice, reason: Reason) =>
  unknown('check_yourself', 'price', [...notes, `shelf_price_${reason}`])

/** A retail price in a currency of one market alone is that market's shelf price; one in euro may be any country's. */
const isShelfCurrency = (currency: string, market: Market, limit: PriceLimit) =>
  currency === limit.currency && currency === marketFacts[market].currency && currency !== 'EUR'

function producerPrice(
  price: UnitPrice,
  limit: PriceLimit & { basis: 'ex_works' | 'fob' },
): Comparable | Finding {
  const { amount_minor, currency, basis, notes } = price
  if (basis === limit.basis) return exactly(amount_minor, currency, notes)
  // FOB is ex works and the way to the ship: each bounds the other on one side
  if (basis === 'fob')
    return {
      low: 0,
      high: amount_minor,
      currency,
      notes: [...notes, 'fob_price_is_an_upper_bound'],
    }
  if (basis === 'ex_works')
    return {
      low: amount_minor,
      high: Number.POSITIVE_INFINITY,
      currency,
      notes: [...notes, 'ex_works_price_is_a_lower_bound'],
    }
  return unknown(limit.basis === 'fob' ? 'state_fob_price' : 'state_ex_works_price', 'price', notes)
}

const exactly = (
  amount_minor: number,
  currency: string,
  notes: readonly NoteKey[],
): Comparable => ({ low: amount_minor, high: amount_minor, currency, notes })

function againstLimit(
  price: Comparable,
  limit: PriceLimit,
  volume_ml: number | null,
  { rates, sale_start: day }: CompareContext,
): Finding {
  const notes = [...price.notes]
  const one = convertAmount(1, { from: price.currency, to: limit.currency, day }, rates)
  if (one === null)
    return unknown('check_yourself', 'price', [...notes, 'currency_not_convertible'])
  if (price.currency !== limit.currency) notes.push('currency_converted')
  let factor = one
  if (limit.per_volume_ml !== null && limit.per_volume_ml !== volume_ml) {
    if (volume_ml === null) return unknown('state_field', 'volume_ml', notes)
    factor *= limit.per_volume_ml / volume_ml
    notes.push('price_converted_to_reference_volume')
  }
  return withinPriceLimit({ low: price.low * factor, high: price.high * factor }, limit, notes)
}
