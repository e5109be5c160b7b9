import { drinkClassOf } from '../prices/drink-class.ts'
import { type PriceLadder, restsOnOutdated } from '../prices/ladder.ts'
import { computeLadder } from '../prices/price-ladder.ts'
import { marketFacts } from '../shared/market.ts'
import { minorDigits } from '../shared/money.ts'
import { convertMinor, type ExchangeRates } from './exchange-rates.ts'
import type { ModelledPrice, PriceModel } from './price-model.ts'

const stateField = (missing_field: 'categories' | 'volume_ml' | 'alcohol_tenths') =>
  ({ ok: false, missing_field }) as const
const notKnown = (reason: Extract<ModelledPrice, { missing_field: null }>['reason']) =>
  ({ ok: false, missing_field: null, reason }) as const

type Asked = Parameters<PriceModel>[0]
type Ladder = typeof computeLadder

function modelShelfPrice(rates: ExchangeRates, ladderOf: Ladder, asked: Asked): ModelledPrice {
  const { market, day, basis, amount_minor, currency, facts } = asked
  // how much of the way to the ship a FOB price holds is not known
  if (market !== 'SE' || basis !== 'ex_works') return notKnown('not_computed')
  const [drink, ...others] = new Set(facts.categories.map(drinkClassOf))
  if (drink === undefined || others.length > 0) return stateField('categories')
  if (facts.volume_ml === null) return stateField('volume_ml')
  if (facts.alcohol_tenths === null) return stateField('alcohol_tenths')
  const shelfCurrency = marketFacts[market].currency
  const converted = convertMinor(amount_minor, { from: currency, to: shelfCurrency }, rates)
  if (converted === null) return notKnown('not_computed')
  const inMinor = 10 ** minorDigits(shelfCurrency)
  const ladder = ladderOf(market, {
    drink,
    abv: facts.alcohol_tenths / 10,
    litres: facts.volume_ml / 1000,
    ex_works: converted / inMinor,
    assumptions: {},
    day,
  })
  return modelledFrom(ladder, { inMinor, currency: shelfCurrency })
}

function modelledFrom(
  ladder: PriceLadder,
  { inMinor, currency }: { readonly inMinor: number; readonly currency: string },
): ModelledPrice {
  if (ladder.shelf_price === null) {
    const isSmallPack = ladder.missing.some(({ reason }) => reason === 'small_pack')
    return notKnown(isSmallPack ? 'small_pack' : 'not_computed')
  }
  // the year of a figure has ended: neither met nor missed can be said with it
  if (restsOnOutdated(ladder)) return notKnown('outdated')
  return { ok: true, amount_minor: Math.round(ladder.shelf_price * inMinor), currency }
}

/**
 * Shelf prices by the price ladder with its own figures: computed where all of them are known for the
 * day (today Swedish wine), never with an outdated one. What importers take is an estimate, which the
 * note says.
 */
export function shelfPriceModel(
  rates: ExchangeRates,
  ladderOf: Ladder = computeLadder,
): PriceModel {
  // a product meets hundreds of tenders of a market with one and the same price
  const modelled = new WeakMap<Asked['facts'], Map<string, ModelledPrice>>()
  return (asked) => {
    const { market, day, basis, amount_minor, currency, facts } = asked
    const prices = modelled.get(facts) ?? new Map<string, ModelledPrice>()
    modelled.set(facts, prices)
    const key = `${market} ${day} ${basis} ${amount_minor} ${currency}`
    const found = prices.get(key) ?? modelShelfPrice(rates, ladderOf, asked)
    prices.set(key, found)
    return found
  }
}
