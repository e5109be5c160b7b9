import { furtherPackTerms, packTerms } from './data/pack-terms.ts'
import { fold } from './fold.ts'
import { isUnspaced, patternOf, readWordLists, sourceOf } from './word-lists.ts'

const lists = readWordLists(packTerms + furtherPackTerms)
const wordsOf = (meaning: string) => lists.get(meaning) ?? []
const pattern = (meaning: string) => patternOf(wordsOf(meaning))

/** What a price is for, in folded words. */
export const packPatterns = {
  case: pattern('case'),
  /** A case where no bottle is named beside it: "per bottle, can or box" is per unit. */
  box: pattern('box'),
  bottle: pattern('bottle'),
  litre: pattern('litre'),
  glass: pattern('glass'),
} as const

const escaped = (words: readonly string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const spaced = wordsOf('bottle').filter((word) => !isUnspaced(word))
const unspaced = wordsOf('bottle').filter(isUnspaced)
const caseSource = sourceOf([...wordsOf('case'), ...wordsOf('box')])

/** "6 bts", "12B", "24 cans", "12本". */
const counted = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}) ?(?:(?:${escaped(spaced)})(?![\\p{L}\\p{N}])|${escaped(unspaced)})`,
  'u',
)
/** "case of 12", "doos van 6", "kolli om 6", "kartong 6". */
const caseOf = new RegExp(
  `${caseSource} (?:${sourceOf(wordsOf('of'))} )?(\\d{1,3})(?:er)?(?![\\p{L}\\d])`,
  'u',
)
/** "6er Karton", "12-pack"; "50 cases" are as many cases. */
const caseBehind = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}) ?(?:(?:er|lu|li|stk|pk) ?${caseSource}|(?:packs?|pk|pak)(?!\\p{L}))`,
  'u',
)
/** "0,75" counts nothing. */
const fractions = /(?<!\d)\d+[.,]\d+/g

/** Folded words without figures that are no counts. */
const countable = (text: string) => fold(text.replace(fractions, ' '))

/** The bottles that words count: "6 bts", "24 cans"; null: none. */
export const bottlesIn = (text: string): number | null => numberIn(counted.exec(countable(text)))

/** The bottles in the case that words name: "case of 12", "doos van 6", "6er Karton"; null: no count. */
export function bottlesInCase(text: string): number | null {
  const words = countable(text)
  return numberIn(caseOf.exec(words)) ?? numberIn(caseBehind.exec(words))
}

const ofCases = new RegExp(`^(?:${caseSource})(?!\\p{L})`, 'u')

/** True for a unit of a stock that is a case: "cases", "kasser"; what is counted may be behind it. */
export const isCaseUnit = (words: string): boolean => ofCases.test(fold(words))

const numberIn = (match: RegExpExecArray | null) =>
  match?.[1] === undefined ? null : Number(match[1])
