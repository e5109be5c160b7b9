import { fold } from '../vocabulary/fold.ts'
import { bottlesIn, bottlesInCase, packPatterns } from '../vocabulary/pack-words.ts'
import { priceBasisOf } from '../vocabulary/price-bases.ts'
import { vatOf } from '../vocabulary/vat.ts'
import type { ProductPrice } from './product.ts'

export type PriceTerms = Pick<ProductPrice, 'per' | 'units_per_case' | 'basis'>

/** "6 x 75 cl", "6/750ml". */
const sizedCase = /\b(\d{1,3}) ?(?:x|×|\/|-| ) ?\d{1,5}(?:[.,]\d{1,5})? ?(?:cl|ml|l)\b/
/** "EUR/l". */
const perLitre = /\/ ?l\b/

/**
 * What a price is for and on which terms, from words such as "case of 12 bottles, FOB"; what the
 * words leave open stays null.
 */
export function priceTermsOf(words: string | null): PriceTerms {
  const text = words?.toLowerCase().replace(/\s+/g, ' ').trim() ?? ''
  // who pays value added tax buys for himself: a price that includes it is one of a shop
  const basis = priceBasisOf(text) ?? (vatOf(text) === 'incl' ? 'retail' : null)
  return { ...perOf(text), basis }
}

function perOf(text: string): Pick<PriceTerms, 'per' | 'units_per_case'> {
  const folded = fold(text)
  const sized = sizedCase.exec(text)?.[1]
  const count = bottlesInCase(text) ?? (sized === undefined ? bottlesIn(text) : Number(sized))
  if (count !== null && count > 1) return { per: 'case', units_per_case: count }
  if (packPatterns.case.test(folded)) return { per: 'case', units_per_case: count === 1 ? 1 : null }
  if (packPatterns.bottle.test(folded)) return { per: 'unit', units_per_case: null }
  if (packPatterns.box.test(folded)) return { per: 'case', units_per_case: count === 1 ? 1 : null }
  if (packPatterns.litre.test(folded) || perLitre.test(text))
    return { per: 'litre', units_per_case: null }
  return { per: null, units_per_case: null }
}
