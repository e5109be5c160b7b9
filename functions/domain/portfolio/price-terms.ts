import type { ProductPrice } from './product.ts'

type PriceTerms = Pick<ProductPrice, 'per' | 'units_per_case' | 'basis'>

// first match wins: "FOB case price" is FOB, "retail, incl. VAT" is retail
const basisWords: readonly (readonly [RegExp, NonNullable<PriceTerms['basis']>])[] = [
  [/\bfob\b|free on board/, 'fob'],
  [
    /\bexw\b|\bex[- ]?(?:works?|cellars?|winery|cave|chai|cantina|fabrik)\b|franco (?:cantina|fabbrica)|\bd[eé]part\b|\bab (?:weingut|hof|werk|keller)\b|\ben bodega\b|\bfranco bodega\b/,
    'ex_works',
  ],
  [
    /\b(?:ddp|dap|dpu|ddu|cif|cip|cpt|cfr|fca|fas)\b|\bdelivered\b|\bin bond\b|restaurant|\bglass\b|carafe|\bauction|hammer|wholesale|importer/,
    'other',
  ],
  [
    /\bretail\b|\brrp\b|\bshelf\b|consumer|salgspris|utsalgspris|\b(?:incl?|inkl|including)\b[^,;]{0,12}\b(?:vat|tax|iva|tva|mva|moms|mwst)\b|\bttc\b|\bivato\b|iva (?:inclusa|incluido)/,
    'retail',
  ],
]

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
  return { ...perOf(text), basis: basisWords.find(([pattern]) => pattern.test(text))?.[1] ?? null }
}

function perOf(text: string): Pick<PriceTerms, 'per' | 'units_per_case'> {
  const count = Number(countedCase.exec(text)?.[1] ?? countBefore.exec(text)?.[1] ?? 0)
  if (count > 1) return { per: 'case', units_per_case: count }
  if (caseWords.test(text)) return { per: 'case', units_per_case: count === 1 ? 1 : null }
  if (unitWords.test(text)) return { per: 'unit', units_per_case: null }
  if (litreWords.test(text)) return { per: 'litre', units_per_case: null }
  return { per: null, units_per_case: null }
}
