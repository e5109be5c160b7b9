import type { StatedPriceBasis } from '../../vocabulary/kinds.ts'
import { priceBasisOf } from '../../vocabulary/price-bases.ts'
import { vatOf } from '../../vocabulary/vat.ts'
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

const netWords = /\b(netto|neto|net|n g|prezzo netto)\b/
const grossWords = /\b(bruto|brutto|final|gross)\b|prisinklmoms/

function vatIn(folded: string, terms: ReadonlySet<PriceTerm>): PriceWords['vat'] {
  const stated = vatOf(folded)
  if (stated !== null) return stated
  if (terms.has('excluding VAT') || netWords.test(folded)) return 'excl'
  return terms.has('including VAT') || grossWords.test(folded) ? 'incl' : null
}

/** What the words of a price column (folded, with its parent header) say about the price. */
export function readPriceWords(
  folded: string,
  terms: ReadonlySet<PriceTerm> = new Set(),
): PriceWords {
  const isCase = terms.has('case') || terms.has('price case')
  const has = (words: RegExp) => words.test(folded)
  return {
    per: has(
      /\b(glass|verre|glas|bicchiere|calice|copa|coupe|グラス|by the glass|carafe|1 dl)\b|グラス/,
    )
      ? 'glass'
      : has(
            /\b(litre|liter|litro|per l|l|literpris|literpreis|litrahinta|literprice|liter price|jamforpris|prisperliter|costperliter|pr litre|grundpreis|al litro|par litre|por litro|je liter)\b|literpris|litrahinta|perlit/,
          )
        ? 'litre'
        : has(
              // a Danish or Norwegian "ks" is a case; a Czech one is a piece
              /\b(case|carton|caisse|cartone|kiste|karton|caja|cs|kolli|colis|ct|zuschlag|hammer|lot|\w*pris (?:pr )?ks)\b/,
            )
          ? 'case'
          : has(
                /\b(bottle|bouteille|bottiglia|flasche|botella|flaska|flaske|btl|bt|unit|unita|unite|unidad|unitario|unitaire|stuck|pullo|each|garrafa)\b|ボトル/,
              )
            ? 'unit'
            : isCase
              ? 'case'
              : terms.has('bottle')
                ? 'unit'
                : null,
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
