import type { PublishedTender } from '../published-tender.ts'
import { numberOf } from '../read-criteria/split-list.ts'

const figure = '(\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d+(?:[.,]\\d+)?)'
const lower =
  '(?:min|minst|minimum|at least|from|fra|från|over|above|vähintään|väh|yli|alkaen|minst|lägst|>=?|≥)'
const upper =
  '(?:max|maks|maximum|maksimum|up to|under|below|inntil|upp till|til og med|høyst|högst|enintään|enint|alle|<=?|≤)'
const bounded = new RegExp(`(?:(${lower})|(${upper}))\\.?\\s*${figure}`, 'giu')
const between = new RegExp(`^${figure}\\s*(?:%|g\\/l)?\\s*(?:-|–|to|til|till)\\s*${figure}`, 'iu')
const alone = new RegExp(`^${figure}$`)

export interface Limits {
  readonly min: number | null
  readonly max: number | null
}

/** "min. 5 % and max. 5,8 %", "12-14", "enintään 3": the limits of one quantity; null: none. */
export function readLimits(words: string, single: 'both' | 'min' | 'max' = 'both'): Limits | null {
  const bare = words.trim()
  const range = between.exec(bare)
  if (range !== null) return { min: numberOf(range[1] ?? ''), max: numberOf(range[2] ?? '') }
  let min: number | null = null
  let max: number | null = null
  for (const [, isLower, isUpper, written = ''] of bare.matchAll(bounded)) {
    if (isLower !== undefined) min = numberOf(written)
    if (isUpper !== undefined) max = numberOf(written)
  }
  if (min !== null || max !== null) return { min, max }
  const one = alone.exec(bare.replace(/\s*(?:% ?(?:vol\.?|abv)?|g\/l)$/i, ''))?.[1]
  if (one === undefined) return null
  const value = numberOf(one)
  return { min: single === 'max' ? null : value, max: single === 'min' ? null : value }
}

const units: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 }
const sizes =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)\s*(ml|cl|dl|liters?|litres?|litraa?|ltr?|l)?(?![\p{L}\d])/giu

const unitOf = (written: string) =>
  units[written.toLowerCase()] ?? (/^l/i.test(written) ? 1000 : undefined)

/** Without a unit: 0.75 is in litres, 75 in centilitres, 750 in millilitres. */
const usual = (value: number) => (value <= 20 ? 1000 : value < 200 ? 10 : 1)

/** The sizes of a cell in ml, in their order; the unit may stand in the header or once for all. */
export function readSizes(words: string, header: string): number[] {
  const found = [...words.matchAll(sizes)]
  const later = found.findLast(([, , unit]) => unit !== undefined)?.[2]
  const ofHeader = /\((?:[^()]*\b)?(ml|cl|dl|l|liter|litre|litra)\b[^()]*\)|\b(cl|ml)\b/i.exec(
    header,
  )
  const common = later ?? ofHeader?.[1] ?? ofHeader?.[2]
  return [
    ...new Set(
      found.map(([, written = '', unit]) => {
        const value = numberOf(written)
        const factor = (unit ?? common) === undefined ? undefined : unitOf(unit ?? common ?? '')
        return Math.round(value * (factor ?? usual(value)))
      }),
    ),
  ].filter((ml) => ml > 0)
}

const unitWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:bottles\/cans|cans\/bottles)$/i, 'bottles/cans'],
  [/^(?:bottles?|flasker?|flaskor|flaska|fl|pulloa?|plo)$/i, 'bottles'],
  [/^(?:cans?|bokser?|burkar|burk|tölkkiä|tlk)$/i, 'cans'],
  [/^(?:lit(?:er|re)s?|litraa?|ltr?|l)$/i, 'litres'],
  [/^(?:units?|stk|enheter|enhet|st|kpl|pcs|kappaletta)$/i, 'units'],
]
const quantity = new RegExp(`${figure}\\s*([\\p{L}/]+)?`, 'iu')

/** "40 000 bottles", "8 000 liter": the unit may stand in the header; null: no quantity. */
export function readQuantity(
  words: string,
  header: string,
): NonNullable<PublishedTender['min_volume']> | null {
  const [, written, named] = quantity.exec(words) ?? []
  if (written === undefined) return null
  const unitIn = (text: string) => unitWords.find(([pattern]) => pattern.test(text))?.[1]
  const ofHeader = header
    .split(/[^\p{L}/]+/u)
    .map(unitIn)
    .find((unit) => unit !== undefined)
  const unit = (named === undefined ? undefined : unitIn(named)) ?? ofHeader
  return unit === undefined ? null : { amount: numberOf(written), unit, condition: null }
}

const weight =
  /(?:max(?:imum)?\.?|maks\.?|under|below|less than|högst|høyst|enintään|enint\.?|alle|<)\s*(\d{2,4})\s*(?:g|gram|grams|grammaa)\b/iu

/** The most that an empty container may weigh, in g. */
export function readWeight(words: string): number | null {
  const written = weight.exec(words)?.[1]
  return written === undefined ? null : Number(written)
}
