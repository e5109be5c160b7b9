import type { PriceBasis } from '../../vocabulary/kinds.ts'
import { pricedIn } from '../../vocabulary/pack-words.ts'
import { priceBasisOf } from '../../vocabulary/price-bases.ts'
import { vatOf } from '../../vocabulary/vat.ts'
import { type PriceTerm, priceTermsNamedIn } from './header-evidence.ts'
import type { PriceWords } from './price-words.ts'

/** What lines beside a list state for all of its prices. */
export interface TermsBeside {
  readonly basis: PriceBasis | null
  readonly vat: 'excl' | 'incl' | null
  /** Nothing but the tax that the lines include makes its prices those of a shop. */
  readonly is_retail_by_tax: boolean
  /** What a price buys, where a line says it in so many words: "Prices per case of 6 bottles". */
  readonly per: 'unit' | 'case' | null
  readonly units: number | null
}

export function termsBeside(lines: readonly string[]): TermsBeside {
  const ofPrices = lines.filter((line) => isOfPrices(line, priceTermsNamedIn(line)))
  const priced = ofPrices
    .filter(namesPrices)
    .map(pricedIn)
    .find(({ is_said }) => is_said)
  return {
    basis: basisIn(lines),
    vat: ofPrices.map(vatIn).find((vat) => vat !== null) ?? null,
    is_retail_by_tax: !lines.some((line) => priceTermsNamedIn(line).has('price retail')),
    per: priced?.per ?? null,
    units: priced?.units ?? null,
  }
}

function vatIn(line: string): 'excl' | 'incl' | null {
  const terms = priceTermsNamedIn(line)
  const vat = vatOf(line)
  if (terms.has('excluding VAT') || vat === 'excl') return 'excl'
  return terms.has('including VAT') || vat === 'incl' ? 'incl' : null
}

const isOfPrices = (line: string, terms: ReadonlySet<PriceTerm>) =>
  terms.has('prices') || terms.size > 1 || (terms.size > 0 && vatOf(line) !== null)

/** "Bottles per case" are none. */
const namesPrices = (line: string) =>
  [...priceTermsNamedIn(line)].some((term) => term.startsWith('price'))

/** The basis that lines beside a list state for all of its prices; null: none, or that of an offer. */
function basisIn(lines: readonly string[]): PriceBasis | null {
  let isForTrade = false
  for (const line of lines) {
    const basis = priceBasisOf(line)
    if (basis === 'ex_works' || basis === 'fob') return basis
    const terms = priceTermsNamedIn(line)
    if (!isOfPrices(line, terms)) continue
    if (terms.has('price ex_works')) return 'ex_works'
    const vat = vatIn(line)
    if (vat === 'excl') return null
    // what everybody pays is no offer price
    if (vat === 'incl') return 'retail'
    // "Tarif export": a line below may say that its prices hold the tax all the same
    if (terms.has('price trade')) isForTrade = true
    else if (terms.has('price retail') && !isForTrade) return 'retail'
  }
  return null
}

/** What a price says of itself, in its cell and its header. */
type Said = Pick<PriceWords, 'is_trade' | 'vat'> | null

/** The tax that lines beside the table put into a price, or not; one for the trade does not hold that of a shop. */
export const vatBeside = (stated: Said, { vat }: Pick<TermsBeside, 'vat'>): PriceWords['vat'] =>
  stated?.vat ?? (stated?.is_trade && vat === 'incl' ? null : vat)

/** What lines beside the table say of a price; words of its own that say the contrary go before. */
export function basisBeside(
  stated: Said,
  { basis, is_retail_by_tax }: Pick<TermsBeside, 'basis' | 'is_retail_by_tax'>,
): PriceBasis | null {
  if (stated?.is_trade) return null
  const isTaxed = basis === 'retail' && is_retail_by_tax
  return isTaxed && stated?.vat === 'excl' ? null : basis
}
