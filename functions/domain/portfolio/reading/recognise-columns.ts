import type { ColumnRole } from './column-roles.ts'
import type { PriceWords } from './header-words.ts'
import { houses } from './producer-words.ts'
import { isCountry } from './read-place.ts'
import { readPrice } from './read-price.ts'
import { sizesIn } from './read-size.ts'
import { readVintage } from './read-vintage.ts'
import type { Header } from './recognise-header.ts'
import { isRegionName } from './region-words.ts'
import { cellText, type SheetRow } from './sheet.ts'
import { readType } from './type-words.ts'

export interface Column {
  readonly index: number
  readonly role: ColumnRole
  /** The header's words; empty when the role comes from the content. */
  readonly header: string
  readonly group: number
  readonly price: PriceWords | null
  /** The size that its prices are for. */
  readonly volume_ml: number | null
}

interface ColumnContent {
  readonly filled: number
  readonly distinct: number
  readonly average_length: number
  share: (test: (text: string) => boolean) => number
}

const sampled = 400

function contentOf(rows: readonly SheetRow[], index: number): ColumnContent {
  const texts = rows
    .slice(0, sampled)
    .map((row) => cellText(row.cells[index]))
    .filter((text) => text !== '')
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  return {
    filled: texts.length,
    distinct: new Set(texts).size,
    average_length: texts.length === 0 ? 0 : length / texts.length,
    share: (test) => (texts.length === 0 ? 0 : texts.filter(test).length / texts.length),
  }
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text)
const isGtin = (text: string) => /^\d{12,14}$/.test(text)
const isPriceText = (text: string) =>
  /[€$£¥₽]|\b(EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|RUB|JPY)\b|\d ?(?:kr|zł|Kč|Ft|lei)(?!\p{L})/u.test(
    text,
  ) && readPrice(text, null) !== null

const isTypeText = (text: string) =>
  text.length < 40 && !houses.test(text) && readType(text).type_norm !== null

/** Roles that the content alone gives away, with the share of cells that must show it. */
const contentTests: readonly (readonly [ColumnRole, number, (text: string) => boolean])[] = [
  ['gtin', 0.8, isGtin],
  ['price', 0.6, isPriceText],
  // strengths are declared to a tenth; percentages with two decimals are margins and discounts
  ['abv', 0.7, (text) => /^([3-9]|[1-7]\d)([.,]\d0?)?\s*(%|°|vol)/.test(text)],
  ['volume', 0.6, (text) => sizesIn(text).length > 0 && text.length < 16],
  ['vintage', 0.6, (text) => text.length <= 6 && readVintage(text) !== null],
  ['country', 0.6, isCountry],
  ['type', 0.6, isTypeText],
  ['region', 0.5, isRegionName],
]

/** Roles by header, then, for columns without one, by what they hold. */
export function recogniseColumns(
  header: Header | null,
  data: readonly SheetRow[],
  width: number,
): Column[] {
  const columns: Column[] = []
  const open: number[] = []
  for (let index = 0; index < width; index += 1) {
    const cell = header?.cells[index]
    if (cell?.role)
      columns.push({
        index,
        role: cell.role,
        header: cell.text,
        group: cell.group,
        price: cell.price,
        volume_ml: cell.volume_ml,
      })
    else open.push(index)
  }
  const unnamed = open.filter((index) => !header?.cells[index]?.text)
  const candidates = header !== null && hasNameOf(columns, data) ? unnamed : open
  addByContent(columns, candidates, data, header === null || !hasNameOf(columns, data))
  // below a header of unknown words the content may still speak for itself
  if (candidates !== open) addPlain(columns, open, data)
  return settleNames(settleGroups(columns), data)
}

/** A number in a header ("Totalt antall3") means a further group only where the same words occur without it. */
function settleGroups(columns: readonly Column[]): Column[] {
  const words = new Set(columns.map(({ header }) => header))
  const isFurther = ({ header }: Column) =>
    words.has(header.replace(/(?<!\d)\d+$/, '').replace(/(?<![\s_])[\s_]+$/, ''))
  return columns.map((column) => (isFurther(column) ? column : { ...column, group: 1 }))
}

const hasNameOf = (columns: readonly Column[], data: readonly SheetRow[]) =>
  columns.some(
    (column) => column.role === 'name' && contentOf(data, column.index).share(hasWords) > 0.5,
  )

function addByContent(
  columns: Column[],
  open: readonly number[],
  data: readonly SheetRow[],
  needsName: boolean,
): void {
  const contents = new Map(open.map((index) => [index, contentOf(data, index)]))
  const taken = new Set(columns.map((column) => column.role))
  const given = new Set<number>()
  for (const { index, role } of claims(contents, data.length)) {
    // several columns may hold prices; of every other role the most confident column wins
    if (given.has(index) || (taken.has(role) && role !== 'price')) continue
    given.add(index)
    taken.add(role)
    columns.push(byContent(index, role))
  }
  if (!taken.has('price')) addBarePrice(columns, contents, given)
  if (!needsName) return
  const texts = [...contents]
    .filter(([index, content]) => !given.has(index) && content.share(hasWords) > 0.5)
    .map(([index, content]) => ({ index, content }))
  addNameAndProducer(columns, texts, data.length)
}

/** Roles whose content is hardly ever anything else, and how much of it must show. */
const plain: ReadonlySet<ColumnRole> = new Set([
  'abv',
  'volume',
  'country',
  'gtin',
  'vintage',
  'type',
])
const plainShare = 0.85

function addPlain(columns: Column[], open: readonly number[], data: readonly SheetRow[]): void {
  const taken = new Set(columns.map(({ role }) => role))
  const given = new Set(columns.map(({ index }) => index))
  const contents = new Map(
    open.filter((index) => !given.has(index)).map((index) => [index, contentOf(data, index)]),
  )
  for (const { index, role, share } of claims(contents, data.length)) {
    if (!plain.has(role) || share < plainShare || taken.has(role) || given.has(index)) continue
    given.add(index)
    taken.add(role)
    columns.push(byContent(index, role))
  }
}

/** No sign, no header: the last column of numbers with cents is the price. */
function addBarePrice(
  columns: Column[],
  contents: ReadonlyMap<number, ColumnContent>,
  given: Set<number>,
): void {
  const withCents = [...contents].filter(
    ([index, content]) =>
      !given.has(index) && content.share((text) => /^\d{1,5}[.,]\d{1,2}$/.test(text)) > 0.5,
  )
  const index = withCents.at(-1)?.[0]
  if (index === undefined) return
  given.add(index)
  columns.push(byContent(index, 'price'))
}

/** What the contents speak for, the most confident first. */
function claims(contents: ReadonlyMap<number, ColumnContent>, rows: number) {
  const found: { index: number; role: ColumnRole; share: number }[] = []
  for (const [index, content] of contents) {
    if (!isEnough(content, rows)) continue
    for (const [role, least, test] of contentTests) {
      const share = content.share(test)
      if (share >= least) found.push({ index, role, share })
    }
  }
  return found.sort((a, b) => b.share - a.share || a.index - b.index)
}

const isEnough = (content: ColumnContent, rows: number) =>
  content.filled >= Math.min(3, rows) && content.filled >= Math.min(rows, sampled) * 0.2

const byContent = (index: number, role: ColumnRole): Column => ({
  index,
  role,
  header: '',
  group: 1,
  price: null,
  volume_ml: null,
})

/** The name is the text column with the most different, longest texts; the producer one that repeats. */
function addNameAndProducer(
  columns: Column[],
  texts: readonly { index: number; content: ColumnContent }[],
  rows: number,
): void {
  const score = ({ content }: { content: ColumnContent }) =>
    (content.distinct / Math.max(1, content.filled)) *
    (content.filled / Math.max(1, Math.min(rows, sampled))) *
    Math.min(content.average_length, 60)
  const ranked = [...texts].sort((a, b) => score(b) - score(a))
  const name = ranked[0]
  if (name === undefined) return
  columns.push(byContent(name.index, 'name'))
  if (columns.some((column) => column.role === 'producer')) return
  const producer = texts.find(
    ({ index, content }) =>
      index < name.index && content.filled > rows * 0.6 && content.average_length < 50,
  )
  if (producer !== undefined) columns.push(byContent(producer.index, 'producer'))
  for (const { index } of texts) {
    if (index === name.index || index === producer?.index) continue
    columns.push(byContent(index, 'subregion'))
  }
}

/** One name only, and of several candidates the one that the header names most plainly. */
function settleNames(columns: readonly Column[], data: readonly SheetRow[]): Column[] {
  const names = columns.filter((column) => column.role === 'name')
  const plain = names.filter((column) => column.group === 1)
  if (plain.length <= 1) return [...columns]
  const score = (column: Column) => {
    const content = contentOf(data, column.index)
    const isPlain =
      /^(nom|nome|nombre|name|namn|navn|nimi)\b|title.name|wine.name|product.name/i.test(
        column.header,
      )
    const isLong = content.average_length > 90
    return (
      (content.filled / Math.max(1, data.length)) *
      (content.distinct / Math.max(1, content.filled)) *
      content.share(hasWords) *
      (isPlain ? 1.5 : 1) *
      (isLong ? 0.3 : 1)
    )
  }
  const best = plain.reduce((a, b) => (score(b) > score(a) ? b : a))
  return columns.filter((column) => column.role !== 'name' || column.group > 1 || column === best)
}
