import { fold } from '#domain/vocabulary/fold.ts'
import type { Expression } from './table.ts'

/** So many words of a search count. */
const mostWords = 20

/** Rows whose `search_text` has each of the words, as they are compared; undefined: the text has none. */
export function wordsFilter(text: string): Expression | undefined {
  // an address is kept as it is written
  const words = text.includes('@') ? [text.trim().toLowerCase()] : fold(text).split(' ')
  const counted = [...new Set(words)].filter((word) => word !== '').slice(0, mostWords)
  if (counted.length === 0) return undefined
  return {
    text: counted.map((_, at) => `contains(search_text, :word${at})`).join(' AND '),
    values: Object.fromEntries(counted.map((word, at) => [`:word${at}`, word])),
  }
}
