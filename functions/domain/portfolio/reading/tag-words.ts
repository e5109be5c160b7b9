import { remembered } from '../../shared/remembered.ts'
import { isNoVintage } from '../../vocabulary/attributes.ts'
import { certificationOf } from '../../vocabulary/certifications.ts'
import { fold } from '../../vocabulary/fold.ts'
import { grapeOf } from '../../vocabulary/grapes.ts'
import { houses } from '../../vocabulary/houses.ts'
import { isPlaceName } from '../../vocabulary/places.ts'
import { isUnspaced } from '../../vocabulary/word-lists.ts'
import { isCountry } from './read-place.ts'
import { readType } from './type-words.ts'

/** What a part of a text names. */
export type TagKind =
  | 'country'
  | 'place'
  | 'grape'
  | 'kind'
  | 'house'
  | 'certificate'
  | 'vintage'
  | 'size'
  | 'strength'
  | 'price'

export interface Tag {
  readonly kind: TagKind
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A longer text is prose: nobody looks for products in it. */
const longestText = 400
const longestPhrase = 5

const measures: readonly (readonly [TagKind, RegExp])[] = [
  [
    'strength',
    /(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})? ?(?:% ?(?:vol|alc|abv)?\b\.?|%|º(?! ?\p{L})|° ?(?:gl|vol|alc)?(?! ?[cfp]\b))/giu,
  ],
  [
    'size',
    /(?<![\d.,\p{L}])(?:\d{1,3} ?[x×] ?)?\d{1,4}(?:[.,]\d{1,3})? ?(?:ml|cl|dl|cc|lt?r?s?)(?![\p{L}\d])/giu,
  ],
  [
    'price',
    /(?:[€£$] ?\d[\d.,]*|(?<![\d.,])\d[\d.,]* ?(?:[€£]|EUR|USD|GBP|CHF|SEK|NOK|DKK)(?!\p{L}))/gu,
  ],
  ['vintage', /(?<![\d.,’'/-])(?:19|20)\d{2}(?![\d.,]*\d)/g],
]

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** True when a sign divides it from the word before: no phrase runs over a comma. */
  readonly isApart: boolean
}

function wordsOf(text: string, isTaken: (at: number) => boolean): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[’'.-][\p{L}\p{N}\p{M}]+)*/gu)) {
    const from = match.index
    const to = from + match[0].length
    const isApart = isTaken(from) || /[,;:|/()[\]·•–—]| - /.test(text.slice(end, from))
    if (!isTaken(from)) words.push({ text: match[0], from, to, isApart })
    end = to
  }
  return words
}

const phraseKinds: readonly (readonly [TagKind, longest: number, (phrase: string) => boolean])[] = [
  ['country', 4, isCountry],
  ['grape', 4, (phrase) => grapeOf(phrase) !== null],
  ['place', longestPhrase, isPlaceName],
  ['certificate', 3, (phrase) => certificationOf(phrase) !== null],
  ['kind', 1, (phrase) => readType(phrase) !== null],
  ['vintage', 2, (phrase) => isNoVintage(phrase)],
  ['house', 1, (phrase) => houses.test(phrase)],
]

const kindsOfPhrases = new Map<string, TagKind | null>()
const mostPhrases = 20_000

/** What a phrase as a whole is called in the vocabulary. */
function kindOf(phrase: string, length: number): TagKind | null {
  const known = kindsOfPhrases.get(phrase)
  if (known !== undefined) return known
  // "赤" is a word, "vi" may be the beginning of one
  const isName = fold(phrase).length > 2 || isUnspaced(phrase)
  const kind =
    phraseKinds.find(([, longest, isOne]) => length <= longest && isName && isOne(phrase))?.[0] ??
    null
  if (kindsOfPhrases.size > mostPhrases) kindsOfPhrases.clear()
  kindsOfPhrases.set(phrase, kind)
  return kind
}

function findTags(text: string): readonly Tag[] {
  const tags: Tag[] = []
  const isTaken = (at: number) => tags.some(({ from, to }) => at >= from && at < to)
  for (const [kind, pattern] of measures)
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      if (!isTaken(from)) tags.push({ kind, from, to: from + match[0].length, text: match[0] })
    }
  const words = wordsOf(text, isTaken)
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at)
    const apart = words.slice(at + 1, at + length).findIndex(({ isApart }) => isApart)
    if (apart >= 0) length = apart + 1
    for (; length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]]
      if (first === undefined || last === undefined) continue
      const phrase = text.slice(first.from, last.to)
      const kind = kindOf(phrase, length)
      if (kind === null) continue
      tags.push({ kind, from: first.from, to: last.to, text: phrase })
      break
    }
    at += Math.max(1, length)
  }
  return tags.toSorted((a, b) => a.from - b.from)
}

/**
 * Countries, places, grapes, kinds of drink, certificates, vintages, sizes, strengths and prices that a text
 * names, in its order, longest names first; they do not overlap.
 */
export const tagWords = remembered((text: string): readonly Tag[] =>
  text.length > longestText ? [] : findTags(text),
)

/** Which part of a text's letters and figures is of these kinds. */
export function sharedBy(text: string, kinds: readonly TagKind[]): number {
  const signs = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const all = signs(text)
  if (all === 0) return 0
  const told = tagWords(text).filter(({ kind }) => kinds.includes(kind))
  return told.reduce((sum, tag) => sum + signs(tag.text), 0) / all
}
