import { isKnownWord } from '#domain/portfolio/reading/known-words.ts'
import type { PlacedText } from './lines-of-page.ts'

const ligatures = ['tt', 'ti', 'fi', 'ff', 'fl', 'ft', 'tti', 'ffi', 'tf'] as const

/**
 * Some programs give ligatures wrong names in their fonts: "bottle"
 * arrives as "bo", "J", "le". A lone capital inside a word is taken for such a
 * ligature, and the one that makes known words of them stands for that letter everywhere.
 */
export function restoreLigatures(pages: readonly PlacedText[][]): PlacedText[][] {
  const meanings = new Map<string, string>()
  const seen = new Map<string, { before: string; after: string }[]>()
  for (const texts of pages) {
    for (const [index, text] of texts.entries()) {
      const around = neighbours(texts, index)
      if (around === null) continue
      const key = `${text.font} ${text.text}`
      const places = seen.get(key)
      if (places === undefined) seen.set(key, [around])
      else places.push(around)
    }
  }
  for (const [key, places] of seen) {
    const best = bestLigature(places)
    if (best !== null) meanings.set(key, best)
  }
  if (meanings.size === 0) return [...pages]
  return pages.map((texts) =>
    texts.map((text, index) => {
      const meaning = meanings.get(`${text.font} ${text.text}`)
      return meaning === undefined || neighbours(texts, index) === null
        ? text
        : { ...text, text: meaning }
    }),
  )
}

/** The ends of the words beside a suspicious letter; null: the letter is an ordinary one. */
function neighbours(
  texts: readonly PlacedText[],
  index: number,
): { before: string; after: string } | null {
  const text = texts[index]
  const before = texts[index - 1]
  const after = texts[index + 1]
  if (text === undefined || before === undefined || !/^\p{Lu}$/u.test(text.text)) return null
  const touches = (left: PlacedText, right: PlacedText) =>
    Math.abs(left.y - right.y) < 1 && Math.abs(right.x - (left.x + left.width)) < left.size * 0.15
  const isInWord = /\p{Ll}$/u.test(before.text) && touches(before, text)
  if (!isInWord) return null
  const continues = after !== undefined && touches(text, after)
  return {
    before: /(?<!\p{L})\p{L}+$/u.exec(before.text)?.[0] ?? '',
    after: continues ? (/^\p{L}+/u.exec(after.text)?.[0] ?? '') : '',
  }
}

function bestLigature(places: readonly { before: string; after: string }[]): string | null {
  let best: string | null = null
  let most = 0
  for (const ligature of ligatures) {
    const words = places.filter(({ before, after }) => isKnownWord(`${before}${ligature}${after}`))
    if (words.length > most) {
      best = ligature
      most = words.length
    }
  }
  return best
}
