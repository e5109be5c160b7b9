import { closureOf } from '../../vocabulary/closures.ts'
import { containerOf } from '../../vocabulary/containers.ts'
import { currencyInHeader } from '../../vocabulary/currencies.ts'
import { grapeOf } from '../../vocabulary/grapes.ts'
import { houses } from '../../vocabulary/houses.ts'
import { namedSize } from '../../vocabulary/size-words.ts'
import type { ColumnRole } from './column-roles.ts'
import { isClaim } from './read-claims.ts'
import { readGrapes } from './read-grapes.ts'
import { isCountry } from './read-place.ts'
import { readPrice } from './read-price.ts'
import { packIn, sizesIn, unitsIn } from './read-size.ts'
import { readVintage } from './read-vintage.ts'
import { type Header, isHeaderAgain } from './recognise-header.ts'
import { isRegionName } from './region-words.ts'
import { cellText, filledCells, type SheetRow } from './sheet.ts'
import { readType } from './type-words.ts'

/** What the cells of a column look like. */
export interface ColumnContent {
  readonly filled: number
  /** Of the rows looked at how many have a text in it. */
  readonly fill: number
  readonly distinct: number
  readonly average_length: number
  share: (test: (text: string) => boolean) => number
}

const mostSampled = 300

/** Rows from all over the table: what stands at its top may be unlike the rest. */
function sampleOf(rows: readonly SheetRow[]): readonly SheetRow[] {
  if (rows.length <= mostSampled) return rows
  const step = rows.length / mostSampled
  return Array.from({ length: mostSampled }, (_, at) => rows[Math.floor(at * step)] as SheetRow)
}

export function contentsOf(
  rows: readonly SheetRow[],
  width: number,
  header: Header | null,
): ColumnContent[] {
  const sample = sampleOf(rows).filter((row) => !isHeaderAgain(row, header))
  // headings fill one cell: a column is as full as the rows of products have it
  const full = sample.filter((row) => filledCells(row, 2) > 1)
  const counted = full.length > 0 ? full : sample
  return Array.from({ length: width }, (_, index) => contentOf(counted, index))
}

function contentOf(rows: readonly SheetRow[], index: number): ColumnContent {
  // many columns say a few words over and over: each is looked at once
  const counts = new Map<string, number>()
  let filled = 0
  let length = 0
  for (const { cells } of rows) {
    const text = cellText(cells[index])
    if (text === '') continue
    counts.set(text, (counts.get(text) ?? 0) + 1)
    filled += 1
    length += text.length
  }
  return {
    filled,
    fill: rows.length === 0 ? 0 : filled / rows.length,
    distinct: counts.size,
    average_length: filled === 0 ? 0 : length / filled,
    share: (test) => {
      let passed = 0
      for (const [text, count] of counts) if (test(text)) passed += count
      return filled === 0 ? 0 : passed / filled
    },
  }
}

export const hasWords = (text: string) => /\p{L}{2}/u.test(text)
const hasDigit = (text: string) => /\d/.test(text)
const bare = (text: string) => Number(/^\d{1,6}(?:[.,]\d{1,4})?$/.exec(text)?.[0].replace(',', '.'))
const within = (value: number, least: number, most: number) => value >= least && value <= most

/** Has a sign or a code of money. */
export const isPriceText = (text: string) =>
  /[€$£¥￥₽]|\b(EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|RUB|JPY)\b|\d ?(?:kr|zł|Kč|Ft|lei)(?!\p{L})|(?<!\p{L})(?:[Kk]r\.?|zł|Kč|Ft|lei) ?\d/u.test(
    text,
  ) && readPrice(text, null) !== null

export const isTypeText = (text: string) =>
  text.length < 40 && !houses.test(text) && readType(text) !== null

const isAbv = (text: string) =>
  /^\d{1,2}(?:[.,]\d{1,3})?\s*(?:%|°|º|vol|alc|proof)/i.test(text) ||
  within(bare(text), 0.03, 0.8) ||
  within(bare(text), 2.5, 80)
const isSize = (text: string) =>
  sizesIn(text).length > 0 ||
  packIn(text) !== null ||
  namedSize(text) !== null ||
  within(bare(text), 0.02, 30) ||
  within(bare(text), 20, 30_000)

/** What cells of a role look like under a header that names it. */
export const looksLike: Partial<Record<ColumnRole, (text: string) => boolean>> = {
  gtin: (text) => /^[\d\s-]{8,18}$/.test(text),
  price: (text) => readPrice(text, null) !== null,
  abv: isAbv,
  volume: isSize,
  vintage: (text) => readVintage(text) !== null || /^(?:\d{2}|-+|—|–)$/.test(text),
  quantity: hasDigit,
  weight: hasDigit,
  pack: (text) => hasDigit(text) || unitsIn(text) !== null || containerOf(text) !== null,
  country: isCountry,
  type: isTypeText,
  subtype: isTypeText,
  region: isRegionName,
  subregion: isRegionName,
  origin: (text) => isCountry(text) || isRegionName(text),
  grapes: (text) => (readGrapes(text) ?? []).some(({ variety }) => grapeOf(variety) !== null),
  organic: isClaim,
  closure: (text) => closureOf(text) !== null,
  container: (text) => containerOf(text) !== null,
  currency: (text) => text.length < 9 && currencyInHeader(text) !== null,
  name: hasWords,
  producer: hasWords,
}

/** Figures and codes: under whatever header, cells that do not look so are something else. */
export const isStrict: ReadonlySet<ColumnRole> = new Set([
  'gtin',
  'price',
  'abv',
  'vintage',
  'currency',
  'name',
  'producer',
])

/** Roles that the content alone gives away, with the share of cells that must show it. */
export const givenAway: readonly (readonly [ColumnRole, number, (text: string) => boolean])[] = [
  ['gtin', 0.8, (text) => /^\d{12,14}$/.test(text)],
  ['price', 0.6, isPriceText],
  // strengths are declared to a tenth; percentages with two decimals are margins and discounts
  ['abv', 0.7, (text) => /^([3-9]|[1-7]\d)([.,]\d0?)?\s*(%|°|vol)/.test(text)],
  ['weight', 0.7, (text) => /^\d{1,4}(?:[.,]\d{1,3})? ?(?:kg|g|gr)\.?$/i.test(text)],
  ['volume', 0.6, (text) => text.length < 16 && sizesIn(text).length > 0],
  ['vintage', 0.6, (text) => text.length <= 6 && readVintage(text) !== null],
  ['country', 0.6, isCountry],
  ['type', 0.6, isTypeText],
  ['region', 0.5, isRegionName],
  [
    'grapes',
    0.7,
    (text) => (readGrapes(text) ?? []).some(({ variety }) => grapeOf(variety) !== null),
  ],
]
