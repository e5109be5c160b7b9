import { isAppellation } from '../../vocabulary/places.ts'
import type { DocumentLine } from './sheet.ts'
import { sharedBy, type TagKind, tagWords } from './tag-words.ts'

/** What drinks alone are called or measured by; places and years stand in lists of anything. */
const ofDrinks: ReadonlySet<TagKind> = new Set(['kind', 'grape', 'size', 'strength'])
/** A word may be among them by chance: a painting called "Game" bears the name of a grape. */
const fewestWords = 2
/** Of fewer products too little is said to tell. */
const fewestProducts = 5

/** Of the products: so many do not bear the name of an appellation, or a kind of drink in a cell of its own, by chance. */
const manyNamed = 0.33
const manyOfKind = 0.5

/** False for a priced list of another trade: in all of its lines hardly a word is one of drinks. */
export function isOfDrinks(lines: readonly DocumentLine[], products: number): boolean {
  if (products < fewestProducts) return true
  const found = new Set<string>()
  let named = 0
  let ofKind = 0
  for (const { pieces } of lines) {
    const tags = tagWords(pieces.map(({ text }) => text).join(' '))
    for (const { kind, text } of tags) if (ofDrinks.has(kind)) found.add(text.toLowerCase())
    if (found.size >= fewestWords) return true
    if (tags.some(({ kind, text }) => kind === 'place' && isAppellation(text))) named += 1
    // a list of nothing but red wine says that one word of each of them
    if (pieces.some(({ text }) => sharedBy(text, ['kind']) > 0.95)) ofKind += 1
  }
  return found.size > 0 && (named >= products * manyNamed || ofKind >= products * manyOfKind)
}
