import { priceBasisOf } from '../vocabulary/price-bases.ts'
import type { ProductPrice } from './product.ts'

type PriceTerms = Pick<ProductPrice, 'per' | 'units_per_case' | 'basis'>

/** Who pays value added tax buys for himself: a price that includes it is one of a shop. */
const includesTax =
  /\b(?:incl?|inkl|including)\b[^,;]{0,12}\b(?:vat|tax|iva|tva|mva|moms|mwst)\b|\bttc\b|\bivato\b|iva (?:inclusa|incluido)/

const countedCase =
  /\b(?:cases?|cartons?|karton|cart(?:one|oni)|caisses?|cajas?|cassa|kiste|box(?:es)?|packs?) ?(?:of|de|da|à|a|von|x|\/)? ?(\d{1,3})\b/
const countBefore =
  /\b(\d{1,3}) ?(?:x|×|\/|-| ) ?(?:\d{1,5}(?:[.,]\d{1,5})? ?(?:cl|ml|l)\b|bottles?\b|bts?\b|btls?\b|bot\b|cans?\b|units?\b|pack\b|flaschen\b|bouteilles?\b|bottiglie\b|botellas\b)/
const caseWords = /\b(?:cases?|cartons?|karton|cartone|caisse|caja|cassa|kiste)\b/
const litreWords =
  /(?:\bper\b|\/|\bpro\b|\bal\b|\bpar\b|\bpor\b) ?(?:litre|liter|litro|l)\b|\blit(?:re|er)\b/
const unitWords =
  /\b(?:bottle|bot|btl|bt|can|unit|each|piece|flasche|bouteille|bottiglia|botella|flaske|flaska|boks|carafe|bag[- ]in[- ]box|bib)\b/

/**
 * What a price is for and on which terms, from words such as "case of 12 bottles, FOB"; what the
 * words leave open stays null.
 */
export function priceTermsOf(words: string | null): PriceTerms {
  const text = words?.toLowerCase().replace(/\s+/g, ' ').trim() ?? ''
  const basis = priceBasisOf(text) ?? (includesTax.test(text) ? 'retail' : null)
  return { ...perOf(text), basis }
}

function perOf(text: string): Pick<PriceTerms, 'per' | 'units_per_case'> {
  const count = Number(countedCase.exec(text)?.[1] ?? countBefore.exec(text)?.[1] ?? 0)
  if (count > 1) return { per: 'case', units_per_case: count }
  if (caseWords.test(text)) return { per: 'case', units_per_case: count === 1 ? 1 : null }
  if (unitWords.test(text)) return { per: 'unit', units_per_case: null }
  if (litreWords.test(text)) return { per: 'litre', units_per_case: null }
  return { per: null, units_per_case: null }
}
