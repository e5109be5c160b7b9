import { fold } from './fold.ts'

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isUnspaced = (words: string) =>
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

/** Finds any of the words in folded text: whole words, within the words of languages without spaces. */
export function patternOf(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => {
    const isOpen = word.endsWith('*')
    const bare = escaped(isOpen ? word.slice(0, -1) : word)
    if (isUnspaced(word)) return bare
    return isOpen ? `(?<![\\p{L}\\p{N}])${bare}` : `(?<![\\p{L}\\p{N}])${bare}(?![\\p{L}\\p{N}])`
  })
  return new RegExp(alternatives.join('|') || '(?!)', 'u')
}
