import { toMinor } from '../../shared/money.ts'
import type { PriceLimit } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, besideRead, type Draft } from './draft.ts'
import { numberOf } from './split-list.ts'

type PublishedPrice = NonNullable<PublishedTender['price']>[number]

const amount = '(\\d{1,3}(?:[ \u00a0]\\d{3})+|\\d+(?:[.,]\\d+)?)'
const limitPattern = new RegExp(
  [
    `(?<fixed>fixed price|fastpris)[^\\d<>]{0,40}${amount.replace('(', '(?<exact>')}`,
    // spaces follow a word only: several optional gaps in a row would try every way to share out a long one
    `(?:(?<above>>)\\s*)?${amount.replace('(', '(?<low>')}\\s*(?:-|–|to)\\s*(?:(?<below><)\\s*)?${amount.replace('(', '(?<high>')}`,
    `(?:min\\.?|from|fra)\\s*(?:(?:kr|nok|sek|eur)\\s*)?${amount.replace('(', '(?<least>')}`,
    `(?:(?<under><|under|below)\\s*)?(?:(?:max\\.?(?:imum)?|maks\\w*|up to)\\s*)?(?:(?:kr\\.?|nok|sek|eur)\\s*)?${amount.replace('(', '(?<most>')}`,
  ].join('|'),
  'gi',
)
const volumePattern = /(?:for|refers? tol?|\(|\/)\s?(\d+(?:[.,]\d+)?)\s?(cl|ml|l)\b\)?/gi
const mlPer: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 }

const volumeOf = ([, written = '', unit = '']: RegExpExecArray) =>
  Math.round(numberOf(written) * (mlPer[unit.toLowerCase()] ?? 1))

interface Written {
  readonly min: number | null
  readonly max: number | null
  readonly min_inclusive: boolean
  readonly max_inclusive: boolean
}

function writtenLimit({ groups = {} }: RegExpExecArray): Written {
  const { exact, low, high, least, most } = groups
  const num = (written: string | undefined) => (written === undefined ? null : numberOf(written))
  return {
    min: num(exact ?? low ?? least),
    max: num(exact ?? high ?? most),
    min_inclusive: groups.above === undefined,
    max_inclusive: groups.below === undefined && groups.under === undefined,
  }
}

/** The limits that a price's words give, each with the volume named after it. */
function writtenLimits(text: string) {
  const volumes = [...text.matchAll(volumePattern)].map((found) => ({
    at: found.index,
    ml: volumeOf(found),
  }))
  // same length, so that positions stay: "(75 cl)", "1)" are no prices
  const bare = text
    .replace(volumePattern, (found) => ' '.repeat(found.length))
    .replace(/(?:^|\s)\d\)/g, (found) => ' '.repeat(found.length))
  return [...bare.matchAll(limitPattern)].map((found) => ({
    ...writtenLimit(found),
    per_volume_ml: volumes.find(({ at }) => at > found.index)?.ml ?? null,
  }))
}

function limitsOf(price: PublishedPrice): PriceLimit[] {
  const { basis, currency, min, max } = price
  const written = writtenLimits(price.text)
  const same = written.find((limit) => limit.max === max && (min === null || limit.min === min))
  const stated =
    min === null && max === null
      ? written
      : [
          {
            min,
            max,
            min_inclusive: same?.min_inclusive ?? true,
            max_inclusive: same?.max_inclusive ?? true,
            per_volume_ml: price.per_volume_ml ?? same?.per_volume_ml ?? null,
          },
        ]
  const minor = (value: number | null) => (value === null ? null : toMinor(value, currency))
  return stated.map((limit) => ({
    basis,
    currency,
    min_minor: minor(limit.min),
    max_minor: minor(limit.max),
    max_inclusive: limit.max_inclusive,
    min_inclusive: limit.min_inclusive,
    per_volume_ml: limit.per_volume_ml ?? price.per_volume_ml,
  }))
}

/** All published prices are one criterion: any of them (sizes launched together, ranked segments, two bases). */
export function readPrice({ price }: PublishedTender): Draft[] {
  const prices = price ?? []
  if (prices.length === 0) return []
  const any_of = prices.flatMap(limitsOf)
  const unread = prices.filter((one) => limitsOf(one).length === 0).map(({ text }) => text)
  const text = [...new Set(prices.map((one) => one.text))].join('; ')
  return [
    {
      kind: 'price',
      ...asPublished({ text, source_field: 'price' }),
      any_of,
      ...besideRead([...new Set(unread)]),
    },
  ]
}
