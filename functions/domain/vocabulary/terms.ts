import { fold } from './fold.ts'

/** Reads a list of terms, one a line: canonical name, then synonyms behind `|`. The first line that has a term wins. */
export function readTerms(outline: string): ReadonlyMap<string, string> {
  const terms = new Map<string, string>()
  for (const line of outline.split('\n')) {
    const [canonical, ...synonyms] = line.split('|').map((term) => term.trim())
    if (!canonical) continue
    for (const term of [canonical, ...synonyms]) {
      const key = fold(term)
      if (!terms.has(key)) terms.set(key, canonical)
    }
  }
  return terms
}
