import type { StatedPriceBasis } from '../../vocabulary/kinds.ts'
import { packPatterns } from '../../vocabulary/pack-words.ts'
import { priceBasisOf } from '../../vocabulary/price-bases.ts'
import { netOrGross, vatOf } from '../../vocabulary/vat.ts'
import type { PriceTerm } from './header-evidence.ts'

/** A header that names a glass, an old price and so on: how much a price column counts. */
export interface PriceWords {
  readonly per: 'unit' | 'case' | 'litre' | 'glass' | null
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

function vatIn(folded: string, terms: ReadonlySet<PriceTerm>): PriceWords['vat'] {
  const stated = vatOf(folded)
  if (stated !== null) return stated
  if (terms.has('excluding VAT')) return 'excl'
  return netOrGross(folded) ?? (terms.has('including VAT') ? 'incl' : null)
}

// a Danish or Norwegian "ks" is a case; a Czech one is a piece
const nordicCase = /pris (?:pr )?ks\b/
/** A compound tells it with its end or in its midst: "prisperliter", "グラス価格". */
const litreWithin = /literpris|litrahinta|perlit/
const glassWithin = /グラス/

function perOf(folded: string, terms: ReadonlySet<PriceTerm>): PriceWords['per'] {
  if (packPatterns.glass.test(folded) || glassWithin.test(folded)) return 'glass'
  if (packPatterns.litre.test(folded) || litreWithin.test(folded)) return 'litre'
  if (packPatterns.case.test(folded) || nordicCase.test(folded)) return 'case'
  if (packPatterns.bottle.test(folded)) return 'unit'
  if (packPatterns.box.test(folded)) return 'case'
  if (terms.has('case') || terms.has('price case')) return 'case'
  return terms.has('bottle') ? 'unit' : null
}

/** What the words of a price column (folded, with its parent header) say about the price. */
export function readPriceWords(
  folded: string,
  terms: ReadonlySet<PriceTerm> = new Set(),
): PriceWords {
  const has = (words: RegExp) => words.test(folded)
  return {
    per: perOf(folded, terms),
    basis: priceBasisOf(folded) ?? basisOfTerms(terms),
    vat: vatIn(folded, terms),
    is_trade: terms.has('price trade'),
    is_cost:
      !terms.has('price trade') &&
      has(
        /\b(cost|costs|costo|costi|coste|acquisto|achat|einkauf|einkaufspreis|ek|purchase|compra|inkop|innkjop|landed|buying|prix d achat|kostpris)\b(?! ?per ?lit)|原価/,
      ),
    is_reduced: has(
      /\b(sale price|sale|descuentos?|sconto|scontato|remise|rabatt|offer|oferta|offerta|promo\w*|angebot|special|reduced|aktion|kampanj\w*|tilbud|discounted|tarjous)\b/,
    ),
    is_old: has(/\b(old|ancien|before|previous|statt|forrige|anterior|tidligere|vecchio|was)\b/),
    is_resale: has(
      /\b(customer|client|cliente|kunde|resale|trade margin|rivendita|revente|consumer|recommended|restaurant)\b/,
    ),
  }
}
