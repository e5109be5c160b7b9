import { fold } from '#domain/vocabulary/fold.ts'

/** So many words of a search count. */
const mostWords = 20

/** Each word once, as names are compared, or as it stands in an address. */
export function wordsOf(text: string): string[] {
  const words = text.includes('@') ? [text.trim().toLowerCase()] : fold(text).split(' ')
  return [...new Set(words)].filter((word) => word !== '').slice(0, mostWords)
}

/** The first of these that have every word of a text; none where the text has none. */
export function holdsWords<Row extends { readonly search_text: string }>(
  rows: readonly Row[],
  text: string,
  most: number,
): Row[] {
  const words = wordsOf(text)
  const found: Row[] = []
  if (words.length === 0) return found
  for (const row of rows) {
    if (!words.every((word) => row.search_text.includes(word))) continue
    found.push(row)
    if (found.length === most) break
  }
  return found
}
