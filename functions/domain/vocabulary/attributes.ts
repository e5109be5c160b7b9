import { attributeTerms } from './data/attribute-terms.ts'
import { fold } from './fold.ts'
import { patternOf, readWordLists } from './word-lists.ts'

const lists = readWordLists(attributeTerms)

/** The folded words of a meaning, e.g. `unoaked`; `*` at the end stands for all endings. */
export const attributeWords = (meaning: string): readonly string[] => lists.get(meaning) ?? []

const noVintage: ReadonlySet<string> = new Set(attributeWords('NV'))

/** True for "NV", "sans année", "без года": the wine has no vintage. */
export const isNoVintage = (words: string): boolean => noVintage.has(fold(words))

const units = [
  [patternOf(attributeWords('month')), 1],
  [patternOf(attributeWords('year')), 12],
] as const

/** Months: "12 months", "16 mnd på fat", "18-24 mesi" (the first), "3 years"; null where no time is said. */
export function monthsIn(words: string): number | null {
  const folded = fold(words)
  for (const [unit, months] of units) {
    for (const { 0: written, 1: count, index } of folded.matchAll(numbers)) {
      const after = folded.slice(index + written.length)
      if (unit.exec(after)?.index === 0) return Number(count) * months
    }
  }
  return null
}

/** A number or a range, before a space or (in languages without spaces) none. */
const numbers = /(?<!\d)(\d{1,3})(?: \d{1,3})?(?!\d) ?/g
