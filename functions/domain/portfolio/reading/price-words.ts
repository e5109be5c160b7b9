import { fold } from '../../vocabulary/fold.ts'
import type { StatedPriceBasis } from '../../vocabulary/kinds.ts'
import {
  glassWithin,
  litreWithin,
  nordicCase,
  type Priced,
  packPatterns,
  pricedIn,
} from '../../vocabulary/pack-words.ts'
import { priceBasisOf, priceKinds } from '../../vocabulary/price-bases.ts'
import { netOrGross, vatOf } from '../../vocabulary/vat.ts'
import type { PriceTerm } from './header-evidence.ts'

/** A header that names a glass, an old price and so on: how much a price column counts. */
export interface PriceWords {
  readonly per: 'unit' | 'case' | 'litre' | 'glass' | null
  /** Bottles of the case that the price is for, where the words count them. */
  readonly units: number | null
  readonly basis: StatedPriceBasis | null
  readonly vat: 'excl' | 'incl' | null
  /** For traders and restaurants: an offer price before one for everybody. */
  readonly is_trade: boolean
  readonly is_cost: boolean
  readonly is_reduced: boolean
  readonly is_old: boolean
  readonly is_resale: boolean
}

function basisOfTerms(terms: ReadonlySet<PriceTerm>): StatedPriceBasis | null {
  if (terms.has('price ex_works')) return 'ex_works'
  return terms.has('price retail') ? 'retail' : null
}

function vatIn(words: string, terms: ReadonlySet<PriceTerm>): PriceWords['vat'] {
  const stated = vatOf(words)
  if (stated !== null) return stated
  if (terms.has('excluding VAT')) return 'excl'
  return netOrGross(fold(words)) ?? (terms.has('including VAT') ? 'incl' : null)
}

function perOf(folded: string, priced: Priced, terms: ReadonlySet<PriceTerm>): PriceWords['per'] {
  if (packPatterns.glass.test(folded) || glassWithin.test(folded)) return 'glass'
  if (packPatterns.litre.test(folded) || litreWithin.test(folded)) return 'litre'
  if (nordicCase.test(folded)) return 'case'
  if (priced.per !== null) return priced.per
  if (packPatterns.bottle.test(folded)) return 'unit'
  if (packPatterns.box.test(folded)) return 'case'
  if (terms.has('case') || terms.has('price case')) return 'case'
  return terms.has('bottle') ? 'unit' : null
}

/** What the words of a price column (with its parent header), or those beside an amount, say about the price. */
export function readPriceWords(
  words: string,
  terms: ReadonlySet<PriceTerm> = new Set(),
): PriceWords {
  const folded = fold(words)
  const priced = pricedIn(words)
  const per = perOf(folded, priced, terms)
  const is_trade = terms.has('price trade')
  return {
    per,
    units: per === 'case' ? priced.units : null,
    basis: priceBasisOf(folded) ?? basisOfTerms(terms),
    vat: vatIn(words, terms),
    is_trade,
    is_cost: !is_trade && per !== 'litre' && priceKinds.cost.test(folded),
    is_reduced: priceKinds.reduced.test(folded),
    is_old: priceKinds.old.test(folded),
    is_resale: priceKinds.resale.test(folded),
  }
}

/** Ex works before FOB before trade before all others before retail, whatever each is per; what holds the tax is no offer. */
export function pointsOfTerms({ basis, vat, is_trade }: PriceWords): number {
  let points = is_trade ? 8 : 0
  if (basis === 'ex_works') points += 30
  if (basis === 'fob') points += 24
  if (basis === 'retail') points -= 8
  if (vat === 'excl') points += 4
  if (vat === 'incl') points -= 4
  return points
}
