import type { Cell, Sheet, SheetRow } from '../../portfolio/reading/sheet.ts'
import { cellWords } from './cell-words.ts'
import { bestScore, headerScores } from './header-score.ts'

export interface PlanTable {
  /** Words of each column; empty where it has none. */
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
}

interface HeaderRow {
  readonly first: number
  readonly last: number
  readonly headers: readonly string[]
  readonly score: number
}

const fewestNamed = 3
const namedWell = 5
const mostRowsBefore = 400

const textsOf = (row: SheetRow | undefined): string[] => (row?.cells ?? []).map(cellWords)

/** A cell that is no words of a header. */
const isValue = (cell: Cell) =>
  typeof cell === 'number' ||
  (typeof cell === 'string' && (cell.length > 60 || /^[\d<>.,\s-]+$/.test(cell.trim())))

function scoreHeaders(headers: readonly string[]): number {
  const fields = new Set<string>()
  for (const header of headers) {
    const [best] = [...headerScores(header)].toSorted((a, b) => b[1] - a[1])
    if (best !== undefined && best[1] >= namedWell) fields.add(best[0])
  }
  return fields.size
}

/** The upper words reach to the right until the next ones; each stands before the lower word. */
function stacked(upper: readonly string[], lower: readonly string[]): string[] {
  let reaching = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    if ((upper[at] ?? '') !== '') reaching = upper[at] ?? ''
    const below = lower[at] ?? ''
    if (below === '') return upper[at] ?? ''
    const joined = `${reaching} ${below}`.trim()
    return bestScore(joined) >= bestScore(below) ? joined : below
  })
}

function headerAt(rows: readonly SheetRow[], at: number): HeaderRow | null {
  const row = rows[at]
  if (row === undefined) return null
  const texts = textsOf(row)
  const filled = row.cells.filter((cell) => cellWords(cell) !== '')
  if (filled.length < 2 || filled.filter(isValue).length > filled.length * 0.2) return null
  const one = { first: at, last: at, headers: texts, score: scoreHeaders(texts) }
  const next = rows[at + 1]
  const below = next?.cells.filter((cell) => cellWords(cell) !== '') ?? []
  if (below.length > 0 && !below.some(isValue)) {
    const headers = stacked(texts, textsOf(next))
    const two = { first: at, last: at + 1, headers, score: scoreHeaders(headers) }
    // rows of data hold words of the trade too: the second row must name fields itself
    if (two.score > one.score && scoreHeaders(textsOf(next)) >= 2) return enough(two)
  }
  return enough(one)
}

const enough = (header: HeaderRow): HeaderRow | null =>
  header.score >= Math.min(fewestNamed, Math.max(2, header.headers.filter(Boolean).length))
    ? header
    : null

/** Within a table values may name fields too ("Samples", "Region"): a header is mostly such words. */
const isWhollyHeader = ({ headers, score }: HeaderRow) =>
  score >= headers.filter((header) => header !== '').length * 0.5

const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cellWords(cell) !== '')

export interface SheetTables {
  readonly tables: readonly PlanTable[]
  /** Rows before the first header. */
  readonly before: readonly SheetRow[]
}

/** The tables of a sheet, one below the other: each begins with a header; a repeated one begins no other. */
export function tablesOf(sheet: Sheet): SheetTables {
  const rows = sheet.rows.filter(isFilled)
  const tables: { headers: readonly string[]; rows: SheetRow[] }[] = []
  const before: SheetRow[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const open = tables.at(-1)
    const header = open === undefined && at >= mostRowsBefore ? null : headerAt(rows, at)
    if (header !== null && (open === undefined || isWhollyHeader(header))) {
      const isSame = open !== undefined && open.headers.join('|') === header.headers.join('|')
      if (!isSame) tables.push({ headers: header.headers, rows: [] })
      at = header.last
    } else {
      const row = rows[at]
      if (row !== undefined) (open?.rows ?? before).push(row)
    }
  }
  return { tables, before }
}

/** A sheet without a header: its columns are told by what they hold. */
export function bareTable(sheet: Sheet): PlanTable {
  const rows = sheet.rows.filter(isFilled)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return { headers: Array.from({ length: width }, () => ''), rows }
}
