import { fold } from '../../vocabulary/fold.ts'
import { namedSize } from '../../vocabulary/size-words.ts'
import type { ColumnRole } from './column-roles.ts'
import {
  type HeaderEvidence,
  priceTermsNamedIn,
  rolesNamedIn,
  splitWords,
} from './header-evidence.ts'
import { type PriceWords, readPriceWords } from './price-words.ts'
import { sizesIn } from './read-size.ts'
import { type Cell, cellText, type SheetRow, tidy } from './sheet.ts'

export interface HeaderCell {
  /** As written, with the header above it. */
  readonly text: string
  readonly role: ColumnRole | null
  /** All roles that its words speak for, the likeliest first. */
  readonly evidence: readonly HeaderEvidence[]
  /** 1 for `prixHT`, 2 for `prixHT2`: columns that repeat per size. */
  readonly group: number
  readonly price: PriceWords | null
  /** The size that a price is for where there is a column for each. */
  readonly volume_ml: number | null
}

export interface Header {
  /** Index into the rows: the last header row. */
  readonly last_row: number
  readonly cells: readonly HeaderCell[]
}

const longestHeader = 60

/** Roles that a header names at all, the likeliest first. */
export const evidenceOf = (header: string): readonly HeaderEvidence[] =>
  header.length > longestHeader ? [] : rolesNamedIn(header)

const leastWeight = 0.5

/** The role that a header's words name; null: not a header word. */
export function headerRole(header: string): ColumnRole | null {
  const likely = evidenceOf(header)[0]
  return likely !== undefined && likely.weight >= leastWeight ? likely.role : null
}

/** The words of a header about prices; the number of a group of columns ("prixHT3") is none of them. */
export const priceWordsOf = (header: string): PriceWords =>
  readPriceWords(
    splitWords(header.replace(/(?<=[\p{L})])\d{1,2}$/u, '')),
    priceTermsNamedIn(header),
  )

export function headerCell(text: string, parent: string): HeaderCell {
  const evidence = evidenceOf(text)
  const isPrice = evidence.some(({ role }) => role === 'price')
  const group = Number(/[\p{L})](\d{1,2})$/u.exec(text)?.[1] ?? '1')
  return {
    text: parent === '' ? text : `${parent}: ${text}`,
    role: headerRole(text),
    evidence,
    group,
    price: isPrice ? priceWordsOf(`${parent} ${text}`) : null,
    volume_ml: null,
  }
}

const writtenPrice =
  /^(?:[€$£¥₽] ?|[A-Z]{2,3}\$? ?)\d{1,5}[.,]\d{2,3}$|^\d{1,5}[.,]\d{2,3} ?(?:[€$£¥₽]|[A-Z]{3})$/

/** "£ 30,50": an amount with its currency, which stands in no header. */
export const isWrittenPrice = (text: string) => writtenPrice.test(text)

/** "2,70 US$" and "13 US$" are alike: figures with the same signs about them. */
const shapeOf = (text: string) => text.replace(/\d+(?:[.,]\d+)*/g, '#')
const isFigure = (shape: string) => shape.includes('#') && shape !== '#' && shape.length < 16

/** "12,50", as a price without a sign is written. */
const isAmount = (cell: Cell) => /^\d{1,6}[.,]\d{2}$/.test(cellText(cell))

/** A row whose figures are written as those of the row beside it is one of the products itself. */
function isLike(row: SheetRow, other: SheetRow | undefined): boolean {
  return row.cells.some((cell, column) => {
    const shape = shapeOf(cellText(cell))
    return isFigure(shape) && shape === shapeOf(cellText(other?.cells[column]))
  })
}

/** Amounts above and below an amount: the row is within the list. A header of sizes has none above it. */
const isAmong = (row: SheetRow, besides: readonly (SheetRow | undefined)[]) =>
  row.cells.some(
    (cell, column) =>
      isAmount(cell) && besides.every((one) => isAmount(one?.cells[column] ?? null)),
  )

function headerScore(row: SheetRow, besides: readonly (SheetRow | undefined)[]): number {
  const texts = row.cells.map(cellText).filter((text) => text !== '')
  if (texts.length < 2) return 0
  // "€17,25" stands in a row of products, never in a header
  if (texts.some(isWrittenPrice) || besides.some((one) => isLike(row, one))) return 0
  if (isAmong(row, besides)) return 0
  const roles = texts.map(headerRole)
  const known = roles.filter((role) => role !== null).length
  const distinct = new Set(roles.filter((role) => role !== null && role !== 'ignore')).size
  const numbers = row.cells.filter((cell) => isNumeric(cell)).length
  const filled = texts.length
  // data rows also hold words like "wine" or "champagne", but hardly several, and numbers besides
  if (known < 2 || distinct < 1 || numbers > filled / 4) return 0
  if (distinct < 2 && known < filled) return 0
  return known / filled >= 0.4 || distinct >= 4 ? distinct * 2 + known / filled : 0
}

const isNumeric = (cell: Cell) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[\s€$£]*\d[\d.,\s]*[€%]?$/.test(cell))

const rowsSearched = 60
const rowsBetween = 4

/** The nearest row that is no heading. */
function besideOf(rows: readonly SheetRow[], index: number, step: 1 | -1): SheetRow | undefined {
  for (let at = index + step; Math.abs(at - index) <= rowsBetween; at += step) {
    const row = rows[at]
    if (row === undefined) return undefined
    if (row.cells.filter((cell) => cellText(cell) !== '').length > 1) return row
  }
  return rows[index + step]
}

/** Finds the header, wherever it is after titles and addresses; null: the table has none. */
export function findHeader(rows: readonly SheetRow[]): Header | null {
  let best = -1
  let bestScore = 0
  for (const [index, row] of rows.slice(0, rowsSearched).entries()) {
    const besides = [besideOf(rows, index, -1), besideOf(rows, index, 1)]
    const score = headerScore(row, besides)
    if (score > bestScore) {
      best = index
      bestScore = score
    }
  }
  const row = rows[best]
  if (row === undefined) return null
  const units = unitsBelow(rows[best + 1])
  const finer = units.length > 0 ? null : finerHeader(row, rows[best + 1])
  if (finer !== null) {
    const whole = { ...row, cells: finer.texts }
    const cells = finer.texts.map((text, column) => headerCell(text, finer.parents[column] ?? ''))
    return { last_row: best + 1, cells: pricesAcross(whole, cells, finer.parents) }
  }
  const parents = parentTexts(rows[best - 1], row)
  const cells = row.cells.map((cell, column) => {
    const unit = units[column] ?? ''
    const text = `${cellText(cell)}${unit === '' ? '' : ` (${unit})`}`
    return headerCell(text, parents[column] ?? '')
  })
  return { last_row: units.length > 0 ? best + 1 : best, cells: pricesAcross(row, cells, parents) }
}

const unit =
  /^[([]?(?:cl|ml|l|dl|%|% ?vol\.?|vol\.? ?%|g|kg|g\/l|€|\$|£|¥|US\$|zł|Kč|Ft|lei|kr\.?|₽|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|RUB|JPY)[)\]]?$/i

/** A row below the header that holds the units of its columns and nothing else. */
function unitsBelow(row: SheetRow | undefined): string[] {
  const texts = row?.cells.map(cellText) ?? []
  const filled = texts.filter((text) => text !== '')
  return filled.length > 0 && filled.every((text) => unit.test(text))
    ? texts.map((text) => text.replace(/[()[\]]/g, ''))
    : []
}

const loneSize = /^\d{1,4}(?:[.,]\d{1,3})? ?(?:cl|ml|dl|l|lt)\.?$/i
const quantityTier =
  /^(?:[<>≥≤] ?\d|\d{1,5} ?[-–—] ?\d|\d{1,5} ?\+|(?:ab|from|da|dès|desde|à partir de) \d)/i

const sizeOfHeader = (text: string): number | null => sizesIn(text)[0]?.volume_ml ?? namedSize(text)

const partOfSize =
  /^(?:\d+(?:cl|ml|dl|lt?)?|cl|ml|dl|lt?|magnum|double|doppelmagnum|jeroboam|imperiale?|methuselah|mathusalem|half|halbe|demi|mezza|media|eur|euro|usd|gbp|chf|sek|nok|dkk)$/

/** "75 cl", "Magnum 150cl", "Bottiglia 75cl", "Jeroboam": nothing but a size. */
const isSizeHeader = (text: string): boolean =>
  loneSize.test(text) ||
  (sizeOfHeader(text) !== null &&
    fold(text)
      .split(' ')
      .every((word) => partOfSize.test(word) || priceTermsNamedIn(word).has('bottle')))

/** "Price 75 cl" beside "Price 150 cl". */
const isPriceOfSize = (text: string): boolean =>
  !isSizeHeader(text) && sizeOfHeader(text) !== null && headerRole(text) === 'price'

/** Headers that are sizes, or steps of a quantity: below them stand prices. */
function pricesAcross(
  row: SheetRow,
  cells: readonly HeaderCell[],
  parents: readonly string[],
): HeaderCell[] {
  // "750 ml (€)"
  const texts = row.cells.map((cell) => tidy(cellText(cell).replace(/[([][^()[\]]{1,6}[)\]]$/, '')))
  const isSize = texts.map((text) => isSizeHeader(text) || isPriceOfSize(text))
  const isTier = texts.map((text) => quantityTier.test(text))
  const across = [isSize, isTier].find((marks) => marks.filter(Boolean).length >= 2)
  if (across === undefined) return [...cells]
  return cells.map((cell, column) => {
    if (!across[column]) return cell
    const text = texts[column] ?? ''
    const parent = parents[column] ?? ''
    const words = `${parent} ${text}`
    const said = isPriceOfSize(text) ? words : parent
    const price = priceWordsOf(said)
    return {
      ...cell,
      text: words.trim(),
      role: 'price',
      evidence: [{ role: 'price', weight: 1.1 }],
      group: 1,
      price: { ...price, per: price.per ?? 'unit' },
      volume_ml: isSize[column] ? sizeOfHeader(text) : null,
    }
  })
}

/** A row of group titles above the header ("Precios Originales" over three columns), filled to the right. */
function parentTexts(above: SheetRow | undefined, header: SheetRow): string[] {
  const texts = above?.cells.map(cellText) ?? []
  const filled = texts.filter((text) => text !== '').length
  const names = header.cells.map(cellText)
  const hasDoubles =
    new Set(names.filter((n) => n !== '')).size < names.filter((n) => n !== '').length
  const isPrice = texts.some((text) => text !== '' && headerRole(text) === 'price')
  const isGroupRow = filled >= 2 || (filled === 1 && texts[0] === '' && (hasDoubles || isPrice))
  const isShort = texts.every((text) => text.length <= longestHeader)
  if (!isGroupRow || !isShort) return []
  let current = ''
  return header.cells.map((_, column) => {
    current = texts[column] || current
    return current
  })
}

/** "Price" over two columns, "ex works" and "retail" in the row below it: that row divides what is above it. */
function finerHeader(
  row: SheetRow,
  below: SheetRow | undefined,
): { texts: string[]; parents: string[] } | null {
  if (below === undefined || below.cells.some((cell) => typeof cell === 'number')) return null
  const above = row.cells.map(cellText)
  const texts = below.cells.map(cellText)
  const filled = texts.filter((text) => text !== '')
  const dividesOne = texts.some((text, at) => text !== '' && (above[at] ?? '') === '')
  const areWords = filled.every(
    (text) =>
      headerRole(text) !== null || priceTermsNamedIn(text).size > 0 || sizeOfHeader(text) !== null,
  )
  if (filled.length < 2 || !dividesOne || !areWords || (texts[0] !== '' && above[0] !== ''))
    return null
  let current = ''
  const parents = Array.from({ length: Math.max(above.length, texts.length) }, (_, column) => {
    current = above[column] || current
    return (texts[column] ?? '') === '' ? '' : current
  })
  return { texts: parents.map((_, at) => texts[at] || (above[at] ?? '')), parents }
}

const endsInDigit = /\d$/
/** "Producer", and "Price: net" of two rows of headers. */
const isWordOf = (header: string, text: string) =>
  header === text ||
  (header.length > text.length && header.endsWith(text) && header.endsWith(`: ${text}`))

/** True for a row that repeats the header, as tables below each other do. */
export function isHeaderAgain(row: SheetRow, header: Header | null): boolean {
  if (header === null) return false
  const { cells } = row
  let same = 0
  let filled = 0
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? ''
    if (cell === '') continue
    filled += 1
    const own = header.cells[index]?.text ?? ''
    const isSame =
      (typeof cell !== 'number' || endsInDigit.test(own)) && isWordOf(own, cellText(cell))
    if (isSame) same += 1
    // most rows are told by their first cells: the others cannot make up for them
    else if (filled - same > cells.length * 0.4) return false
  }
  return filled >= 2 && same / filled > 0.6
}
