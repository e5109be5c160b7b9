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

/** A compound tells it with its end or in its midst: "prisperliter", "グラス価格". */
export const litreWithin = /literpris|litrahinta|perlit/
export const glassWithin = /グラス/
/** A Danish or Norwegian "ks" is a case; a Czech one is a piece. */
export const nordicCase = /pris (?:pr )?ks\b/

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

/** What stands behind a slash is what the price is per. */
const perSlash = (text: string) => text.replace(/\/ ?(?=[\p{L}\d(])/gu, ' per ')
const perSource = sourceOf(wordsOf('per'))
const perOne = (words: string) => new RegExp(`${perSource} (?:1 )?${words}(?!\\p{L})`, 'u')
const perBottle = perOne(`(?:${escaped(spaced)})`)
const perCase = perOne(caseSource)
const perCount = new RegExp(
  `${perSource} (\\d{1,3}) ?(?:x ?)?(?:${escaped(spaced)})(?![\\p{L}\\p{N}])`,
  'u',
)
/** "6x75cl", "12/750ml". */
const sizedCase = /(?<![\d.,])(\d{1,3}) ?[x×*/] ?\d{1,4}(?:[.,]\d{1,3})? ?(?:cl|ml|l)(?!\p{L})/iu
/** "1-5 cases", "12+": steps of an order, not what a price is for. */
const steps = /\d ?[-–+] ?\d|\d ?\+|[<>≥≤]/

/** What words say that one price buys. */
export interface Priced {
  readonly per: 'unit' | 'case' | null
  /** The bottles of the case; null: not said. */
  readonly units: number | null
  /** With a word such as "per", and not only by naming a case. */
  readonly is_said: boolean
}

/**
 * Whether a price is for a bottle or for a case, and of how many, in the words beside it or above it: "per bottle (6x75cl)", "/6 btl",
 * "per 6 bottles", "case of 6", "/ case (6x75cl)". "From 6 bottles" asks how many are bought and says nothing.
 */
export function pricedIn(text: string): Priced {
  const words = countable(perSlash(text))
  const counted = numberIn(perCount.exec(words))
  if (counted !== null && counted > 1) return { per: 'case', units: counted, is_said: true }
  const isCase = perCase.test(words)
  if (!isCase && (counted !== null || perBottle.test(words)))
    return { per: 'unit', units: null, is_said: true }
  if (!isCase && !packPatterns.case.test(words)) return { per: null, units: null, is_said: false }
  const inCase = steps.test(text)
    ? null
    : (numberIn(caseOf.exec(words)) ?? numberIn(caseBehind.exec(words)))
  const units = inCase ?? numberIn(sizedCase.exec(text)) ?? (isCase ? bottlesIn(text) : null)
  return { per: 'case', units: units !== null && units > 1 ? units : null, is_said: isCase }
}

const ofCases = new RegExp(`^(?:${caseSource})(?!\\p{L})`, 'u')

/** True for a unit of a stock that is a case: "cases", "kasser"; what is counted may be behind it. */
export const isCaseUnit = (words: string): boolean => ofCases.test(fold(words))

const numberIn = (match: RegExpExecArray | null) =>
  match?.[1] === undefined ? null : Number(match[1])
