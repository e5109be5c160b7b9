import { remembered } from '../shared/remembered.ts'
import { designations } from './designations.ts'

const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Words for comparison: lower case, without accents, every run of other signs one space.
 * "Côtes-du-Rhône" becomes "cotes du rhone". Only Latin accents are removed: in Japanese the
 * voicing marks are part of the letter.
 */
export const fold: (words: string) => string = remembered((words) => {
  const bare = isAscii.test(words) ? words : words.normalize('NFKD').replace(accents, '')
  // by far the most words are plain then, and for them the short pattern does
  return isAscii.test(bare)
    ? bare
        .toLowerCase()
        .replace(/[^a-z0-9%]+/g, ' ')
        .trim()
    : inLatin(bare)
        .replace(/[^\p{L}\p{N}%]+/gu, ' ')
        .trim()
}, 20_000)

const isAscii = /^[\0-\x7f]*$/

const accents = /[\u0300-\u036f]/g

const inLatin = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter)

// longest first: "doc" must not eat the beginning of "docg"
const designationPattern = new RegExp(
  `(?:^| )(?:${[...designations].sort((a, b) => b.length - a.length).join('|')})(?= |$)`,
  'g',
)

/**
 * A place's name for comparison: folded, without the designation of its protection
 * ("AOC/AOP Saint-Véran" and "Saint-Veran" are "saint veran"). "WO from South Africa" is "south africa".
 */
export function foldPlace(name: string): string {
  const folded = fold(name)
  const bare = folded
    .replace(designationPattern, '')
    .trim()
    .replace(/^from /, '')
  return bare === '' ? folded : bare
}
