import { drinkClassOf } from '../prices/drink-class.ts'
import type { PriceLadder } from '../prices/ladder.ts'
import { ladderOfPrice } from '../prices/price-line.ts'
import { marketFacts } from '../shared/market.ts'
import { toMinor } from '../shared/money.ts'
import type { ModelledPrice, PriceModel } from './price-model.ts'

const stateField = (missing_field: 'categories' | 'volume_ml' | 'alcohol_tenths') =>
  ({ ok: false, missing_field }) as const
const notKnown = (reason: Extract<ModelledPrice, { missing_field: null }>['reason']) =>
  ({ ok: false, missing_field: null, reason }) as const

type Asked = Parameters<PriceModel>[0]
type Ladder = typeof ladderOfPrice

function modelShelfPrice(ladderOf: Ladder, asked: Asked): ModelledPrice {
  const { market, day, basis, amount_minor, currency, facts } = asked
  // how much of the way to the ship a FOB price holds is not known
  if (market !== 'SE' || basis !== 'ex_works') return notKnown('not_computed')
  const [drink, ...others] = new Set(facts.categories.map(drinkClassOf))
  if (drink === undefined || others.length > 0) return stateField('categories')
  if (facts.volume_ml === null) return stateField('volume_ml')
  if (facts.alcohol_tenths === null) return stateField('alcohol_tenths')
  const pack = {
    market,
    currency,
    drink,
    abv: facts.alcohol_tenths / 10,
    litres: facts.volume_ml / 1000,
    assumptions: {},
    day,
  }
  return modelledFrom(ladderOf(pack, amount_minor), marketFacts[market].currency)
}

function modelledFrom({ shelf_price, missing }: PriceLadder, currency: string): ModelledPrice {
  if (shelf_price !== null)
    return { ok: true, amount_minor: toMinor(shelf_price, currency), currency }
  const reasons = new Set(missing.map(({ reason }) => reason))
  if (reasons.has('small_pack')) return notKnown('small_pack')
  return notKnown(reasons.has('ended') ? 'outdated' : 'not_computed')
}

/**
 * Shelf prices by the price ladder with its own figures: computed where all of them are known for the
 * day (today Swedish wine). What importers take is an estimate, which the note says.
 */
export function shelfPriceModel(ladderOf: Ladder = ladderOfPrice): PriceModel {
  // a product meets hundreds of tenders of a market with one and the same price
  const modelled = new WeakMap<Asked['facts'], Map<string, ModelledPrice>>()
  return (asked) => {
    const { market, day, basis, amount_minor, currency, facts } = asked
    const prices = modelled.get(facts) ?? new Map<string, ModelledPrice>()
    modelled.set(facts, prices)
    const key = `${market} ${day} ${basis} ${amount_minor} ${currency}`
    const found = prices.get(key) ?? modelShelfPrice(ladderOf, asked)
    prices.set(key, found)
    return found
  }
}
