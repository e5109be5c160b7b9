import { categoryOf } from '../../vocabulary/categories.ts'
import { containersNamedIn } from '../../vocabulary/containers.ts'
import { readGrapeList } from '../read-criteria/grape-list.ts'
import { countriesNamedIn } from '../read-criteria/origin-names.ts'
import type { PlanField } from './plan-field.ts'
import { schemesIn } from './read-clause.ts'
import { readDay, readMonth } from './read-day.ts'
import { readLimits } from './read-figures.ts'
import { splitClauses } from './split-clauses.ts'

const sampleSize = 60
const longText = 60

const isDay = (text: string) => readDay(text) !== null
const isType = (text: string) => text.length < 60 && categoryOf(text).categories.length > 0
const isCountry = (text: string) => {
  const { known, unread } = countriesNamedIn(text)
  return known.length > 0 && unread.length === 0
}
const isPrice = (text: string) =>
  /\d/.test(text) && !isDay(text) && /^\D{0,40}\d/.test(text) && text.length < 80

/** What a shop sells to one customer, in the four languages. */
const ofShops = /\b(?:kunde\w*|kund(?:er|en)?|customers?|asiak\w*)\b/i

/** Whether a cell can be a value of the field. */
const tests: Partial<Record<PlanField, (text: string) => boolean>> = {
  reference: (text) => /^(?=.*\d)[\p{L}]{0,4}[-/ ]?[\d/-]{2,12}\p{L}?$/u.test(text) && !isDay(text),
  launch: (text) =>
    readMonth(text) !== null ||
    isDay(text) ||
    /\b(?:week|uke|vecka|vko|viikko|q[1-4])\b/i.test(text),
  offer_deadline: isDay,
  sample_deadline: isDay,
  offer_open_date: isDay,
  published_date: isDay,
  sales_end_date: isDay,
  country_of_origin: isCountry,
  product_group: isType,
  product_type: isType,
  vintage: (text) =>
    /^(?:\D{0,16})(?:19|20)\d\d\b|^nv$/i.test(text) && !isDay(text) && text.length < 60,
  // "max. 1 bottle per customer" names a container, and says what the shops do
  container_type: (text) =>
    !ofShops.test(text) &&
    (containersNamedIn(text) !== null || /packag|emballasje|förpackning|pakkaus/i.test(text)),
  container_volume_ml: (text) =>
    /^\d+(?:[.,]\d+)?(?:\s*(?:ml|cl|dl|l|liter|litre|litres|litraa))?(?:$|[ ,/+&(])/i.test(text),
  price: isPrice,
  price_min: isPrice,
  price_max: isPrice,
  alcohol: (text) => readLimits(text) !== null,
  abv_min: (text) => readLimits(text) !== null,
  abv_max: (text) => readLimits(text) !== null,
  sugar: (text) => readLimits(text.replace(/g\/l.*$/i, '')) !== null,
  grapes: (text) => readGrapeList(text.replace(/^[^%]*%\s*/, '')) !== null,
  certification_text: (text) => schemesIn(text) !== null,
  requirements: (text) => text.length >= longText || splitClauses(text).length > 1,
}

/** What a column without a telling header may be taken for, and how sure its content makes it. */
const byContentAlone: Partial<Record<PlanField, number>> = {
  country_of_origin: 5,
  product_type: 4.5,
  container_type: 4.5,
  requirements: 5,
  launch: 4,
  reference: 3.2,
}

export interface ContentScore {
  /** Beside a header that names the field. */
  readonly support: number
  /** Where no header names any field. */
  readonly alone: number
}

const distinctShare = (texts: readonly string[]) => new Set(texts).size / texts.length

export function contentScore(field: PlanField, texts: readonly string[]): ContentScore {
  const test = tests[field]
  const sample = texts.slice(0, sampleSize)
  if (test === undefined || sample.length === 0) return { support: 0, alone: 0 }
  const share = sample.filter(test).length / sample.length
  const support = share >= 0.8 ? 3 : share >= 0.5 ? 1 : share < 0.2 && sample.length >= 3 ? -3 : 0
  const passing = sample.filter(test)
  const isLikely =
    sample.length >= 2 &&
    share >= (field === 'requirements' ? 0.6 : 0.85) &&
    (field !== 'reference' ||
      (distinctShare(passing) === 1 && passing.every((text) => /\d{5}/.test(text))))
  return { support, alone: isLikely ? (byContentAlone[field] ?? 0) : 0 }
}
