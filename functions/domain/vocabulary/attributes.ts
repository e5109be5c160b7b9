import { attributeTerms } from './data/attribute-terms.ts'
import { fold } from './fold.ts'
import { patternOf, readWordLists } from './word-lists.ts'

const lists = readWordLists(attributeTerms)

/** The folded words of a meaning, e.g. `unoaked`; `*` at the end stands for all endings. */
export const attributeWords = (meaning: string): readonly string[] => lists.get(meaning) ?? []

/** The signs of a meaning, as they stand: folding leaves nothing of them. */
function attributeSigns(meaning: string): ReadonlySet<string> {
  const line = attributeTerms.split('\n').find((words) => words.startsWith(`${meaning} |`)) ?? ''
  return new Set(line.split('|').flatMap((word) => (fold(word) === '' ? [word.trim()] : [])))
}

const yesWords: ReadonlySet<string> = new Set(attributeWords('yes'))
const noWords: ReadonlySet<string> = new Set(attributeWords('no'))
const yesSigns = attributeSigns('yes')
const noSigns = attributeSigns('no')
/** Says of a sign in which colours it is drawn. */
const drawing = /[\uFE0E\uFE0F]/g

/** "yes", "kyllä", "x", "✔", "no", "нет", "✗": the whole text is one of the words or signs; null: it says something else. */
export function yesOrNo(text: string): boolean | null {
  const folded = fold(text)
  if (folded !== '') return yesWords.has(folded) ? true : noWords.has(folded) ? false : null
  const signs = [...text.replace(drawing, '').replaceAll(/\s/g, '')]
  if (signs.length === 0) return null
  if (signs.every((sign) => yesSigns.has(sign))) return true
  return signs.every((sign) => noSigns.has(sign)) ? false : null
}

/** True where a text begins with a yes: "Ja (Ecocert)". */
export const beginsWithYes = (folded: string): boolean => {
  const first = folded.split(' ', 1)[0] ?? ''
  return first.length > 1 && yesWords.has(first)
}

const noVintage: ReadonlySet<string> = new Set(attributeWords('NV'))

/** True for "NV", "sans année", "без года": the wine has no vintage. */
export const isNoVintage = (words: string): boolean => noVintage.has(fold(words))

const yearWords = patternOf(attributeWords('year'))
const units = [
  [patternOf(attributeWords('month')), 1],
  [yearWords, 12],
] as const

/** Months: "12 months", "16 mnd på fat", "18-24 mesi" (the first), "3 years"; null where no time is said. */
export function monthsIn(words: string): number | null {
  const [, whole, tenths = '', unit = ''] = fractionOfYears.exec(words) ?? []
  if (yearWords.exec(fold(unit))?.index === 0) return Math.round(Number(`${whole}.${tenths}`) * 12)
  const folded = fold(words)
  for (const [unitWords, months] of units) {
    for (const { 0: written, 1: count, index } of folded.matchAll(numbers)) {
      const after = folded.slice(index + written.length)
      if (unitWords.exec(after)?.index === 0) return Number(count) * months
    }
  }
  return null
}

/** A number or a range, before a space or (in languages without spaces) none. */
const numbers = /(?<!\d)(\d{1,3})(?: \d{1,3})?(?!\d) ?/g
/** "1.5 years": folded, the point is gone. */
const fractionOfYears = /(?<![\d.,])(\d{1,2})[.,](\d{1,2})[ -]?(\p{L}+)/u
