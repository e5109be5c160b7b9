import { fold } from './fold.ts'

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** True for words of languages that are written without spaces. */
export const isUnspaced = (words: string) =>
  // most words are plain, and for them the short pattern does
  !/^[\0-\x7f]*$/.test(words) &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words)

/** The folded words of each meaning; `*` at the end stands for all endings. */
export function readWordLists(outline: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const line of outline.split('\n')) {
    const [meaning, ...words] = line.split('|').map((part) => part.trim())
    if (!meaning) continue
    const known = lists.get(meaning) ?? []
    lists.set(meaning, known)
    for (const word of words) {
      const folded = fold(word)
      if (folded !== '') known.push(word.endsWith('*') ? `${folded}*` : folded)
    }
  }
  return lists
}

const letterOrDigit = '[\\p{L}\\p{N}]'
const anyOf = (words: readonly string[]) => `(?:${words.map(escaped).join('|')})`

/** The pattern of words as a part of a longer one; it ends with the word, whatever its ending. */
export const sourceOf = (words: readonly string[]): string =>
  `(?:${patternOf(words).source})\\p{L}*`

/**
 * Finds any of the words in folded text: whole words, within the words of languages without spaces. What bounds a
 * word stands in the pattern once for all words: beside each of them it took half a second to make the patterns.
 */
export function patternOf(words: readonly string[]): RegExp {
  const unspaced = words.filter(isUnspaced).map((word) => word.replace(/\*$/, ''))
  const spaced = words.filter((word) => !isUnspaced(word))
  const open = spaced.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const whole = spaced.filter((word) => !word.endsWith('*'))
  const bounded = [
    ...(whole.length > 0 ? [`${anyOf(whole)}(?!${letterOrDigit})`] : []),
    ...(open.length > 0 ? [anyOf(open)] : []),
  ]
  const alternatives = [
    ...(bounded.length > 0 ? [`(?<!${letterOrDigit})(?:${bounded.join('|')})`] : []),
    ...unspaced.map(escaped),
  ]
  return new RegExp(alternatives.join('|') || '(?!)', 'u')
}
