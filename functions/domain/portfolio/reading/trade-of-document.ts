import type { DocumentLine } from './sheet.ts'
import { type TagKind, tagWords } from './tag-words.ts'

/** What drinks alone are called or measured by; places and years stand in lists of anything. */
const ofDrinks: ReadonlySet<TagKind> = new Set(['kind', 'grape', 'size', 'strength'])
/** A word may be among them by chance: a painting called "Game" bears the name of a grape. */
const fewestWords = 2
/** Of fewer products too little is said to tell. */
const fewestProducts = 5

/** False for a priced list of another trade: in all of its lines hardly a word is one of drinks. */
export function isOfDrinks(lines: readonly DocumentLine[], products: number): boolean {
  if (products < fewestProducts) return true
  const found = new Set<string>()
  for (const { pieces } of lines) {
    for (const { kind, text } of tagWords(pieces.map((piece) => piece.text).join(' ')))
      if (ofDrinks.has(kind)) found.add(text.toLowerCase())
    if (found.size >= fewestWords) return true
  }
  return false
}
