import { fold } from '../../vocabulary/fold.ts'
import type { Problem, ReadColumn, Reading, ReadTable } from '../read-product.ts'
import { type TableColumns as KnownColumns, tableColumns } from './column-facts.ts'
import type { ColumnRole } from './column-roles.ts'
import { fillDown } from './fill-down.ts'
import {
  isTitle,
  looksLikeHeading,
  noSection,
  readHeading,
  type Section,
  sectionsFrom,
  withHeading,
} from './headings.ts'
import { isMostlyCapitals } from './lettering.ts'
import { isNoDrink, nameOf, readRow, textOf } from './read-row.ts'
import { headingKey, noChoices, type ReadingChoices } from './reading-choices.ts'
import { recogniseColumns } from './recognise-columns.ts'
import { findHeader, type Header, isHeaderAgain } from './recognise-header.ts'
import {
  type Cell,
  cellText,
  filledCells,
  isEmpty,
  isFilled,
  lineOf,
  type Sheet,
  type SheetRow,
  textsOf,
} from './sheet.ts'
import { turnTable } from './turn-table.ts'
import { isDoubtfulDrink, isNoDrinkType } from './type-words.ts'
import { withChosen } from './with-chosen-roles.ts'

export interface TableReading {
  readonly products: Reading['products'][number][]
  readonly problems: Problem[]
  /** Nothing but names: beside real lists a cover or a page of conditions. */
  readonly is_bare?: boolean
  readonly table?: Omit<ReadTable, 'sheet' | 'first' | 'count'>
}

/** What was said of the file, and of which of its sheets this is a table. */
export interface Said {
  readonly sheet: number
  readonly choices: ReadingChoices
}
const nothingSaid: Said = { sheet: 0, choices: noChoices }

type TableColumns = KnownColumns & Pick<Sheet, 'has_row_numbers'>

const mostColumns = 200
/** What makes a sheet without a header more than a sheet of text. */
const telling: ReadonlySet<string> = new Set([
  'price',
  'vintage',
  'volume',
  'abv',
  'type',
  'country',
  'region',
  'producer',
])

/** The products of one table (`terms`: lines beside it that may say what its prices are):  header or not, titles above, headings and totals between. */
export function readSheet(
  lying: Sheet,
  terms: readonly string[] = [],
  said: Said = nothingSaid,
): TableReading {
  const sheet = turnTable(lying)
  const rows = sheet.rows.filter(isFilled)
  const header = findHeader(rows)
  const first = header === null ? 0 : header.last_row + 1
  const below = rows.slice(first)
  const width = Math.min(mostColumns, widthOf(rows))
  const heading = headingKey(header, width)
  const roles = said.choices.columns.find((one) => one.heading === heading)?.roles ?? {}
  const columns = withChosen(recogniseColumns(header, below, width), header, roles)
  const data = fillDown(below, columns)
  const found = {
    name: sheet.name,
    heading,
    first_column: sheet.first_column ?? 0,
    is_turned: sheet !== lying,
    columns: columnsOf(header, columns, data, width),
  }
  const hasName = columns.some(({ role }) => role === 'name' || role === 'producer')
  if (!hasName) return { products: [], problems: [], table: found }
  const table = {
    ...tableColumns(header, columns, data, rows.slice(0, first), terms),
    has_row_numbers: sheet.has_row_numbers,
  }
  const names = data.slice(0, 400).map((row) => nameOf(row, table))
  const usualIsCapitals = names.filter(isMostlyCapitals).length > names.length / 3
  const section = sectionAbove(sheet.name, rows.slice(0, first))
  const is_bare = header === null && !columns.some(({ role }) => telling.has(role))
  const taken_in = new Set(
    said.choices.taken_in.flatMap((one) => (one.sheet === said.sheet ? [one.row] : [])),
  )
  const read = readRows(data, table, header, { usualIsCapitals, section, taken_in })
  return { ...read, is_bare, table: found }
}

const sampled = 400

/** Every column that has words or content, and what it was taken for. */
function columnsOf(
  header: Header | null,
  columns: readonly { readonly index: number; readonly role: ColumnRole }[],
  data: readonly SheetRow[],
  width: number,
): ReadColumn[] {
  const roleOf = new Map(columns.map(({ index, role }) => [index, role]))
  const sample = data.slice(0, sampled)
  return Array.from({ length: width }, (_, index) => ({
    index,
    header: header?.cells[index]?.text ?? '',
    role: roleOf.get(index) ?? null,
  })).filter(
    ({ index, header: words, role }) =>
      words !== '' || role !== null || sample.some(({ cells }) => cellText(cells[index]) !== ''),
  )
}

/** A sheet named "Rossi", a title "Red wines" above the header: what they say holds for every row. */
function sectionAbove(name: string, preamble: readonly SheetRow[]): Section {
  let section = withHeading(noSection, readHeading(name) ?? {})
  for (const row of preamble) {
    const filled = row.cells.map(cellText).filter((text) => text !== '')
    const [lone] = filled
    if (lone === undefined || filled.length > 1) continue
    const heading = readHeading(lone)
    // a sheet that bears the name above its table, in words of no other meaning, is a house's
    const isHouse =
      heading === null && /\p{L}{3}/u.test(lone) && !ofYear.test(lone) && fold(lone) === fold(name)
    section = withHeading(section, isHouse && !isTitle(lone) ? { producer: lone } : (heading ?? {}))
  }
  return section
}

/** "Cjenik vina 2026" is the list of a year. */
const ofYear = /(?<!\d)20\d{2}(?!\d)/

const widthOf = (rows: readonly SheetRow[]) =>
  rows.reduce((most, row) => Math.max(most, row.cells.length), 0)

function readRows(
  data: readonly SheetRow[],
  table: TableColumns,
  header: Header | null,
  {
    usualIsCapitals,
    section: above,
    taken_in,
  }: { usualIsCapitals: boolean; section: Section; taken_in: ReadonlySet<number> },
): TableReading {
  const products: Reading['products'][number][] = []
  const problems: Problem[] = []
  const sections = sectionsFrom(above)
  let section = above
  for (const row of data) {
    const isTakenIn = taken_in.has(lineOf(row))
    const what = isTakenIn ? takenIn(row, table) : classify(row, table, header, usualIsCapitals)
    switch (what.kind) {
      case 'header':
        break
      case 'heading':
        section = sections.below(what.heading)
        problems.push({ code: 'row_is_heading', row: lineOf(row), text: shorten(what.text) })
        break
      case 'left_out':
        problems.push({ code: what.code, row: lineOf(row), text: shorten(what.text) })
        break
      case 'product':
        if (!isTakenIn && isNoDrinkSection(section, row, table)) {
          problems.push({ code: 'row_not_a_drink', row: lineOf(row), text: shorten(what.name) })
          break
        }
        products.push(readRow(row, table, section, what.name))
        sections.product()
        if (what.is_unnamed) {
          problems.push({ code: 'row_without_name', row: lineOf(row), text: shorten(what.name) })
        }
        if (!isTakenIn && isDoubtfulDrink(what.name)) {
          problems.push({ code: 'row_not_a_drink', row: lineOf(row), text: shorten(what.name) })
        }
    }
  }
  return { products, problems }
}

/** Under the heading "OLIO" nothing is a drink, unless the row itself says so. */
const isNoDrinkSection = (section: Section, row: SheetRow, table: TableColumns) =>
  section.type !== null && isNoDrinkType(section.type) && textOf(row, table, 'type') === null

type RowKind =
  | { kind: 'header' }
  | { kind: 'heading'; heading: Partial<Section> | null; text: string }
  | { kind: 'left_out'; code: Problem['code']; text: string }
  | { kind: 'product'; name: string; is_unnamed: boolean }

/** Somebody says that it is a product: without a name it has that of its longest cell. */
function takenIn(row: SheetRow, table: TableColumns): RowKind {
  const texts = row.cells.map(cellText).sort((a, b) => b.length - a.length)
  const name = nameOf(row, table) || (texts[0] ?? '')
  return { kind: 'product', name: name.slice(0, 250), is_unnamed: false }
}

/** In a table as wide a lone cell is a heading or a remark, no product. */
const wideTable = 4
const contact = /[^\s@]@[^\s@]|\bwww\.|^\+?\d[\d ()/-]{7,}$/

const total = /^(total|totale|totaux|summe|gesamt|subtotal|sum|suma|yhteensä|totalt)\b/i
/** "Total", "Summe 2026": whatever its column is taken for. */
const isTotal = (name: string) => total.test(name) && !/\p{L}{3,}/u.test(name.replace(total, ''))

const wordsOf = (row: SheetRow) => textsOf(row).join(' ')

function classify(
  row: SheetRow,
  table: TableColumns,
  header: Header | null,
  usualIsCapitals: boolean,
): RowKind {
  if (isHeaderAgain(row, header)) return { kind: 'header' }
  const name = nameOf(row, table)
  const filled = filledCells(row, 3)
  if (isLone(row, table)) {
    const lone = textsOf(row)[0] ?? ''
    const heading = readHeading(lone)
    // between the tables of a document stand titles and descriptions, never a product
    const isHeading =
      !table.has_row_numbers ||
      table.usual_cells >= wideTable ||
      name === '' ||
      heading !== null ||
      looksLikeHeading(lone, usualIsCapitals)
    if (isHeading)
      return {
        kind: 'heading',
        heading: heading ?? producerHeading(lone, row, table),
        text: wordsOf(row),
      }
  }
  if (filled <= 2 && textsOf(row).some((one) => contact.test(one)))
    return { kind: 'left_out', code: 'row_is_heading', text: wordsOf(row) }
  const producer = textOf(row, table, 'producer')
  if (isTotal(name === '' ? (producer ?? '') : name))
    return { kind: 'left_out', code: 'row_is_heading', text: wordsOf(row) }
  if (name === '' && producer !== null && filled > 1) {
    // something is for sale there: it keeps its row under the producer's name until it is corrected
    return { kind: 'product', name: producer, is_unnamed: true }
  }
  if (name === '' || !/[\p{L}\p{N}]/u.test(name))
    return { kind: 'left_out', code: 'row_without_name', text: wordsOf(row) }
  if (isNoDrink(row, table)) return { kind: 'left_out', code: 'row_not_a_drink', text: name }
  if (name.length > 250)
    return { kind: 'left_out', code: 'value_not_understood', text: wordsOf(row) }
  return { kind: 'product', name, is_unnamed: false }
}

/** In a wide list without producers a short title of unknown words is the house whose wines follow. */
function producerHeading(
  text: string,
  row: SheetRow,
  table: TableColumns,
): Partial<Section> | null {
  // headings stand at the left; what stands alone above prices belongs to a header
  if (row.cells.findIndex((cell) => cellText(cell) !== '') > 1) return null
  const isShort = text.length <= 50 && text.split(' ').length <= 6 && !/[\d.!?:：]$/.test(text)
  const isOpen =
    table.usual_cells >= wideTable && !table.all.some(({ role }) => role === 'producer')
  return isShort && isOpen && table.has_row_numbers ? { producer: text } : null
}

/** One text alone (or repeated by merged cells) in a table whose rows hold more. */
function isLone(row: SheetRow, { usual_cells }: TableColumns): boolean {
  let first: Cell = null
  let filled = 0
  for (const cell of row.cells) {
    if (isEmpty(cell)) continue
    if (filled === 0) first = cell
    else if (cell !== first && (typeof cell === typeof first || cellText(cell) !== cellText(first)))
      return false
    filled += 1
  }
  return filled > 0 && usual_cells >= 2 && filled !== usual_cells
}

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)
