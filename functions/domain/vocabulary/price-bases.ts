import { basisTerms, priceKindTerms } from './data/price-terms.ts'
import { fold } from './fold.ts'
import type { StatedPriceBasis } from './kinds.ts'
import { patternOf, readWordLists } from './word-lists.ts'

const words = readWordLists(basisTerms)
// the first that fits decides: "ex works, retail on request" is ex works
const order: readonly StatedPriceBasis[] = ['ex_works', 'fob', 'other', 'retail']
const patterns = order.map((basis) => [basis, patternOf(words.get(basis) ?? [])] as const)

/** What words say that a price covers: "départ cave", "FOB case price", "utsalgspris"; null: nothing. */
export function priceBasisOf(text: string): StatedPriceBasis | null {
  // "EXW価格": without spaces a word ends where the letters change
  const folded = fold(text).replace(/(?<=[a-z])(?=[^\0-\x7f])/g, ' ')
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

const kinds = readWordLists(priceKindTerms)
const kind = (meaning: string) => patternOf(kinds.get(meaning) ?? [])

/** Which of a producer's prices folded words name, besides its basis. */
export const priceKinds = {
  cost: kind('cost'),
  reduced: kind('reduced'),
  old: kind('old'),
  resale: kind('resale'),
  hammer: kind('hammer'),
} as const
