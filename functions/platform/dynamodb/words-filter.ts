import { wordsOf } from '../holds-words.ts'
import type { Expression } from './table.ts'

/** Rows whose `search_text` has each of the words; undefined: the text has none. */
export function wordsFilter(text: string): Expression | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  return {
    text: words.map((_, at) => `contains(search_text, :word${at})`).join(' AND '),
    values: Object.fromEntries(words.map((word, at) => [`:word${at}`, word])),
  }
}
