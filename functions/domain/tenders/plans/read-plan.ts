import {
  type Cell,
  type DecodedFile,
  isFilled,
  type Sheet,
  type SheetRow,
} from '../../portfolio/reading/sheet.ts'
import { type AssignedColumn, assignColumns } from './assign-columns.ts'
import { cellWords } from './cell-words.ts'
import { documentTables } from './document-tables.ts'
import { headingCells } from './group-headings.ts'
import { contextOf, type PlanContext } from './plan-context.ts'
import type { PlanField } from './plan-field.ts'
import {
  noPlanChoices,
  type PlanChoices,
  type PlanColumn,
  type PlanEvidence,
  type PlanReading,
  type PlanRow,
} from './plan-reading.ts'
import { bareTable, type PlanTable, tablesOf } from './plan-tables.ts'
import { type PlacedCell, readRow } from './read-row.ts'

/** A table with its columns told, and where it stands. */
interface Told {
  readonly sheet: string | null
  readonly table: PlanTable
  readonly columns: readonly AssignedColumn[]
  readonly pageOf: (row: SheetRow) => number | null
}

const exampleCount = 3

const textAt = (row: SheetRow, at: number) => cellWords(row.cells[at])

function tell(table: PlanTable, choices: PlanChoices): AssignedColumn[] {
  const width = Math.max(table.headers.length, ...table.rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    header: table.headers[at] ?? '',
    texts: table.rows.map((row) => textAt(row, at)).filter((text) => text !== ''),
  }))
  return assignColumns(columns, choices.columns)
}

/** Fields of which a row must have one, or two of the others, to be a tender. */
const keys: ReadonlySet<PlanField | null> = new Set(['reference'])

interface Sorted {
  readonly tenders: readonly { readonly row: SheetRow; readonly headings: readonly SheetRow[] }[]
  readonly notes: readonly SheetRow[]
}

const isLone = ({ cells }: SheetRow) => cells.filter((cell) => cellWords(cell) !== '').length === 1
const firstFilled = ({ cells }: SheetRow) => cells.findIndex((cell) => cellWords(cell) !== '')
const longestHeading = 80

function withCells(above: SheetRow, below: SheetRow): SheetRow {
  const width = Math.max(above.cells.length, below.cells.length)
  const cells = Array.from({ length: width }, (_, at): Cell => {
    const [upper, lower] = [above.cells[at] ?? null, below.cells[at] ?? null]
    if (cellWords(lower) === '') return upper
    return cellWords(upper) === '' ? lower : `${String(upper)}\n${String(lower)}`
  })
  return { ...above, cells }
}

/** Rows that are tenders, what a row goes on with put to it, the headings above them, and the notes. */
function sortRows({ rows }: PlanTable, columns: readonly AssignedColumn[]): Sorted {
  const tenders: { row: SheetRow; headings: readonly SheetRow[] }[] = []
  const notes: SheetRow[] = []
  let pending: SheetRow[] = []
  let headings: readonly SheetRow[] = []
  const known = (row: SheetRow) =>
    columns.filter(({ field }, at) => field !== null && textAt(row, at) !== '')
  const hasKey = (row: SheetRow) => known(row).some(({ field }) => keys.has(field))
  const keyedShare = rows.filter(hasKey).length / Math.max(1, rows.length)
  for (const row of rows) {
    const at = firstFilled(row)
    const last = tenders.at(-1)
    const isBelowText = columns[at]?.field === 'requirements' && at > 0
    if (isLone(row) && !(hasKey(row) && rows.length > 0 && columns.length === 1)) {
      if (isBelowText && last !== undefined) last.row = withCells(last.row, row)
      else if (textAt(row, at).length > longestHeading) notes.push(row)
      else pending.push(row)
    } else if (!hasKey(row) && keyedShare > 0.5 && known(row).length < 4 && last !== undefined) {
      last.row = withCells(last.row, row)
    } else if (known(row).length >= 2 || hasKey(row)) {
      if (pending.length > 0) headings = pending
      tenders.push({ row, headings })
      pending = []
    } else notes.push(row)
  }
  return { tenders, notes: [...notes, ...pending] }
}

function evidenceAt(told: Told, row: SheetRow, at: number): PlanEvidence {
  const header = told.table.headers[at] ?? ''
  return {
    sheet: told.sheet,
    page: told.pageOf(row),
    row: row.number,
    column: at + 1,
    header: header === '' ? null : header,
    text: textAt(row, at),
  }
}

function readTable(told: Told, context: PlanContext) {
  const { tenders, notes } = sortRows(told.table, told.columns)
  const rows = tenders.map(({ row, headings }) => {
    const cells = row.cells.flatMap((cell, at): PlacedCell[] => {
      const text = cellWords(cell)
      if (text === '') return []
      const evidence = evidenceAt(told, row, at)
      const value = typeof cell === 'number' ? cell : String(cell)
      const field = told.columns[at]?.field ?? null
      return [{ text, value, header: evidence.header ?? '', field, evidence }]
    })
    const above = headings.map((heading) => evidenceAt(told, heading, firstFilled(heading)))
    return readRow([...cells, ...headingCells(above, cells)], context)
  })
  return { rows, notes: notes.flatMap((row) => cellsOf(told, row)) }
}

const cellsOf = (told: Told, row: SheetRow): PlanEvidence[] =>
  row.cells.flatMap((cell, at) =>
    cellWords(cell) === '' ? [] : [{ ...evidenceAt(told, row, at), header: null }],
  )

/** Rows of the same content get different ids, in their order. */
function withOwnIds(rows: readonly PlanRow[]): PlanRow[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const { id } = row.published
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? row : { ...row, published: { ...row.published, id: `${id}-${count}` } }
  })
}

interface Part extends Omit<Told, 'columns' | 'table'> {
  readonly content: Sheet
}

function partsOf(file: DecodedFile): Part[] {
  if (file.kind === 'lines') {
    const { sheet, pages } = documentTables(file.lines)
    return [{ sheet: null, content: sheet, pageOf: (row) => pages.get(row.number) ?? null }]
  }
  return file.sheets.map((content) => ({
    sheet: content.has_row_numbers && content.name !== '' ? content.name : null,
    content,
    pageOf: () => null,
  }))
}

const mostWords = 20_000

/**
 * The tenders of a plan: every table of every sheet, each field with the cell that it was read from. Nothing is dropped:
 * what no field takes is left out with its row, what lies beside the tables is a note.
 */
export function readPlan(
  file: DecodedFile,
  fileName: string,
  choices: PlanChoices = noPlanChoices,
): PlanReading {
  const told: Told[] = []
  const beside: { readonly part: Told; readonly row: SheetRow }[] = []
  const parts = partsOf(file)
  for (const { content, ...place } of parts) {
    const found = tablesOf(content)
    const isBare = found.tables.length === 0
    const tables = isBare ? [bareTable(content)] : found.tables
    for (const table of tables) told.push({ ...place, table, columns: tell(table, choices) })
    const nowhere: Told = { ...place, table: { headers: [], rows: [] }, columns: [] }
    if (!isBare) for (const row of found.before) beside.push({ part: nowhere, row })
  }
  const before = beside.flatMap(({ part, row }) => cellsOf(part, row))
  const titles = [...before.map(({ text }) => text), ...parts.map(({ sheet }) => sheet ?? '')]
  const words = told
    .flatMap(({ table }) => [
      ...table.headers,
      ...table.rows.flatMap(({ cells }) => cells.map(cellWords)),
    ])
    .join(' ')
    .slice(0, mostWords)
  const context = contextOf({ titles, words, fileName }, choices)
  const readings = told.map((one) => readTable(one, context))
  return {
    rows: withOwnIds(readings.flatMap(({ rows }) => rows)),
    columns: told.flatMap(columnsOf),
    notes: [...before, ...readings.flatMap(({ notes }) => notes)],
  }
}

function columnsOf({ sheet, table, columns }: Told): PlanColumn[] {
  return columns.flatMap(({ field, by }, at) => {
    const header = table.headers[at] ?? ''
    const filled = table.rows.filter((row) => isFilled(row)).map((row) => textAt(row, at))
    const examples = [...new Set(filled.filter((text) => text !== ''))].slice(0, exampleCount)
    if (header === '' && examples.length === 0) return []
    return [{ sheet, column: at + 1, header: header === '' ? null : header, field, by, examples }]
  })
}
