import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'

/** A part of a text, from its first letter to behind its last. */
export type Span = readonly [start: number, end: number]

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Wherever the words stand, whatever the case of their letters and the space between them. */
const ofWords = (words: string): RegExp | null => {
  const tokens = words.split(/\s+/).filter(Boolean).map(escaped)
  if (tokens.length === 0) return null
  return new RegExp(`(?<![\\p{L}\\p{N}])${tokens.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu')
}

const millilitres: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 }
const size =
  /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,3})?)\s*(ml|cl|dl|l)(?:itres?|iters?|itros?|itri|t|tr)?(?!\p{L})/giu
const strength =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?![.,]?\d)\s*(?:%\s*(?:vol\.?)?|°|vol\.?)?/giu
const numberOf = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

const spansOf = (text: string, pattern: RegExp, isIt: (match: RegExpExecArray) => boolean) =>
  [...text.matchAll(pattern)]
    .filter(isIt)
    .map((match): Span => [match.index, match.index + match[0].trimEnd().length])

const spansOfAll = (text: string, words: readonly (string | null)[]): Span[] =>
  words.flatMap((one) => {
    const pattern = one === null ? null : ofWords(one)
    return pattern === null ? [] : spansOf(text, pattern, () => true)
  })

/**
 * The words of a text that say the value of a field. None where they say it in words of another kind: "Spagna"
 * for a country code, "Rosso" for a category.
 */
export function wordsThatSay(field: MendedField, facts: ProductFacts, text: string): Span[] {
  switch (field) {
    case 'name':
    case 'producer':
    case 'region':
    case 'gtin':
      return spansOfAll(text, [facts[field]])
    case 'vintage':
      return spansOfAll(text, [facts.vintage === null ? null : String(facts.vintage)])
    case 'price':
      return spansOfAll(text, [facts.price?.raw ?? null])
    case 'grapes':
      return spansOfAll(
        text,
        facts.grapes.map(({ variety }) => variety),
      )
    case 'volume_ml':
      return spansOf(text, size, ([, amount, unit]) => {
        const ml = numberOf(amount) * (millilitres[(unit ?? '').toLowerCase()] ?? 0)
        return Math.round(ml) === facts.volume_ml
      })
    case 'alcohol_tenths':
      return spansOf(
        text,
        strength,
        ([whole, amount]) =>
          /[%°v]/i.test(whole) && Math.round(numberOf(amount) * 100) / 10 === facts.alcohol_tenths,
      )
    default:
      return []
  }
}

export interface MarkedPart {
  readonly text: string
  readonly is_marked: boolean
}

/** A text in its parts, those marked that say the value; null: none of them does. */
export function markedParts(
  text: string,
  field: MendedField,
  facts: ProductFacts,
): MarkedPart[] | null {
  const spans = wordsThatSay(field, facts, text).sort((a, b) => a[0] - b[0])
  const parts: MarkedPart[] = []
  let at = 0
  for (const [start, end] of spans) {
    if (start < at || end === start) continue
    if (start > at) parts.push({ text: text.slice(at, start), is_marked: false })
    parts.push({ text: text.slice(start, end), is_marked: true })
    at = end
  }
  if (parts.length === 0) return null
  if (at < text.length) parts.push({ text: text.slice(at), is_marked: false })
  return parts
}
