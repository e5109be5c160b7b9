import { drinkClassOf } from '../prices/drink-class.ts'
import { computeLadder } from '../prices/price-ladder.ts'
import { marketFacts } from '../shared/market.ts'
import { minorDigits } from '../shared/money.ts'
import { convertMinor, type ExchangeRates } from './exchange-rates.ts'
import type { ModelledPrice, PriceModel } from './price-model.ts'

const cannot = (missing_field: Extract<ModelledPrice, { ok: false }>['missing_field']) =>
  ({ ok: false, missing_field }) as const

type Asked = Parameters<PriceModel>[0]

function modelShelfPrice(rates: ExchangeRates, asked: Asked): ModelledPrice {
  const { market, basis, amount_minor, currency, facts } = asked
  // how much of the way to the ship a FOB price holds is not known
  if (market !== 'SE' || basis !== 'ex_works') return cannot(null)
  const [drink, ...others] = new Set(facts.categories.map(drinkClassOf))
  if (drink === undefined || others.length > 0) return cannot('categories')
  if (facts.volume_ml === null) return cannot('volume_ml')
  if (facts.alcohol_tenths === null) return cannot('alcohol_tenths')
  const shelfCurrency = marketFacts[market].currency
  const converted = convertMinor(amount_minor, { from: currency, to: shelfCurrency }, rates)
  if (converted === null) return cannot(null)
  const inMinor = 10 ** minorDigits(shelfCurrency)
  const computed = computeLadder(market, {
    drink,
    abv: facts.alcohol_tenths / 10,
    litres: facts.volume_ml / 1000,
    ex_works: converted / inMinor,
    assumptions: {},
  })
  if (!computed.ok) return cannot(null)
  const shelf = Math.round(computed.ladder.shelf_price * inMinor)
  return { ok: true, amount_minor: shelf, currency: shelfCurrency }
}

/**
 * Shelf prices by the price ladder with its own figures: computed where all of them are known (today
 * Swedish wine), never with an outdated one. What importers take is an estimate, which the note says.
 */
export function shelfPriceModel(rates: ExchangeRates): PriceModel {
  // a product meets hundreds of tenders of a market with one and the same price
  const modelled = new WeakMap<Asked['facts'], Map<string, ModelledPrice>>()
  return (asked) => {
    const { market, basis, amount_minor, currency, facts } = asked
    const prices = modelled.get(facts) ?? new Map<string, ModelledPrice>()
    modelled.set(facts, prices)
    const key = `${market} ${basis} ${amount_minor} ${currency}`
    const found = prices.get(key) ?? modelShelfPrice(rates, asked)
    prices.set(key, found)
    return found
  }
}
