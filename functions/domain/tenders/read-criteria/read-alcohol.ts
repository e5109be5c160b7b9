import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase } from './draft.ts'
import { numberOf } from './split-list.ts'

const tenths = (percent: number | null) => (percent === null ? null : Math.round(percent * 10))

/** The published alcohol limits, in % vol. */
export function readAlcohol({ abv_min, abv_max }: PublishedTender): Draft[] {
  if (abv_min === null && abv_max === null) return []
  const words = [
    ...(abv_min === null ? [] : [`min. ${abv_min} % vol`]),
    ...(abv_max === null ? [] : [`max. ${abv_max} % vol`]),
  ]
  const source_field = abv_min === null ? 'abv_max' : 'abv_min'
  return [
    {
      kind: 'alcohol',
      ...asPublished({ text: words.join(', '), source_field }),
      min_tenths: tenths(abv_min),
      max_tenths: tenths(abv_max),
    },
  ]
}

const bound =
  /\b(min|max|minimum|maximum|at least|up to)\.? ?(\d+(?:[.,]\d+)?) ?% ?(?:abv|vol|alc(?:ohol)?)\b/gi

/** "IPA with min 5 % ABV": the limits that a phrase states; null: none. */
export function readAlcoholPhrase(phrase: Phrase): Draft[] | null {
  let min: number | null = null
  let max: number | null = null
  for (const [, which = '', written = ''] of phrase.text.matchAll(bound)) {
    if (/^(?:min|at)/i.test(which)) min = numberOf(written)
    else max = numberOf(written)
  }
  if (min === null && max === null) return null
  return [
    { kind: 'alcohol', ...asPublished(phrase), min_tenths: tenths(min), max_tenths: tenths(max) },
  ]
}

/** What is left of a phrase without its alcohol limits. */
export const withoutAlcohol = (text: string) =>
  text
    .replace(bound, '')
    .replace(/\bwith\s*(?=$|,)/i, '')
    .trim()
