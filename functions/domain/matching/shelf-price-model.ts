import { drinkClassOf } from '../prices/drink-class.ts'
import type { PriceLadder } from '../prices/ladder.ts'
import { ladderOfPrice, type PricedPack } from '../prices/price-line.ts'
import { marketFacts } from '../shared/market.ts'
import { toMinor } from '../shared/money.ts'
import { fail, type Result, succeed } from '../shared/result.ts'
import type { ModelledPrice, PriceModel } from './price-model.ts'

const stateField = (missing_field: 'categories' | 'volume_ml' | 'alcohol_tenths') =>
  ({ ok: false, missing_field }) as const
const notKnown = (reason: Extract<ModelledPrice, { missing_field: null }>['reason']) =>
  ({ ok: false, missing_field: null, reason }) as const

type Asked = Parameters<PriceModel>[0]
type Ladder = typeof ladderOfPrice

function modelShelfPrice(ladderOf: Ladder, asked: Asked): ModelledPrice {
  // how much of the way to the ship a FOB price holds is not known
  if (asked.market !== 'SE' || asked.basis !== 'ex_works') return notKnown('not_computed')
  return modelledWith(asked, {}, ladderOf)
}

/** The shelf price with figures of the reader's own in place of ours. */
export function modelledWith(
  asked: Asked,
  own: Partial<Pick<PricedPack, 'assumptions' | 'deposit_pack' | 'packaging' | 'isOffer'>>,
  ladderOf: Ladder = ladderOfPrice,
): ModelledPrice {
  const drink = pricedDrinkOf(asked.facts)
  if (!drink.ok) return stateField(drink.code)
  const { market, day, amount_minor, currency } = asked
  const pack = { market, currency, day, assumptions: {}, ...own, ...drink.value }
  return modelledFrom(ladderOf(pack, amount_minor), marketFacts[market].currency)
}

type PricedDrink = Pick<PricedPack, 'drink' | 'abv' | 'litres'>
type DrinkFact = Parameters<typeof stateField>[0]

/** What a ladder has to know of the drink, or the fact that is missing. */
export function pricedDrinkOf(facts: Asked['facts']): Result<PricedDrink, DrinkFact> {
  const [drink, ...others] = new Set(facts.categories.map(drinkClassOf))
  if (drink === undefined || others.length > 0) return fail('categories')
  if (facts.volume_ml === null) return fail('volume_ml')
  if (facts.alcohol_tenths === null) return fail('alcohol_tenths')
  return succeed({ drink, abv: facts.alcohol_tenths / 10, litres: facts.volume_ml / 1000 })
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
