import { gzipSync } from 'node:zlib'
import { cellText, type DecodedFile, lineOf } from '#domain/portfolio/reading/sheet.ts'
import { turnTable } from '#domain/portfolio/reading/turn-table.ts'

/** Rows of a file as they are shown beside what was read from them. */
export interface RowPart {
  /** Of its first row. */
  readonly sheet: number
  readonly row: number
  /** gzip of the JSON of its rows: `FileRow[]`. */
  readonly bytes: Uint8Array
}

/** A row of a sheet (`lineOf`), or a line of a document, which is numbered from 1. */
export interface FileRow {
  readonly sheet: number
  readonly row: number
  readonly cells: readonly string[]
  /** Of a document; in points, `x` where each of its cells begins. */
  readonly page?: number
  readonly y?: number
  readonly x?: readonly number[]
}

/** How large the pages of a document are as far as words reach, with margins as on the other side; null: it has no layout. */
export function pageSizeOf(file: DecodedFile): { width: number; height: number } | null {
  if (file.kind === 'sheets') return null
  let [left, right] = [Number.POSITIVE_INFINITY, 0]
  let [bottom, top] = [Number.POSITIVE_INFINITY, 0]
  for (const { y, size, pieces } of file.lines) {
    if (size <= 0) continue
    bottom = Math.min(bottom, y)
    top = Math.max(top, y + size)
    for (const { x, width } of pieces) {
      left = Math.min(left, x)
      right = Math.max(right, x + width)
    }
  }
  if (right <= left || top <= bottom) return null
  const margin = (least: number) => Math.max(0, least)
  return { width: Math.ceil(right + margin(left)), height: Math.ceil(top + margin(bottom)) }
}

const rowsInPart = 500
const longestCell = 300
const mostCells = 100

const shown = (text: string) =>
  text.length > longestCell ? `${text.slice(0, longestCell)}…` : text

function* rowsOf(file: DecodedFile): Generator<FileRow> {
  if (file.kind === 'lines') {
    for (const [at, { page, y, pieces }] of file.lines.entries()) {
      const own = pieces.slice(0, mostCells)
      const cells = own.map(({ text }) => shown(text))
      yield { sheet: 0, row: at + 1, cells, page, y, x: own.map(({ x }) => Math.round(x)) }
    }
    return
  }
  for (const [sheet, lying] of file.sheets.entries()) {
    // of a table that lies on its side, the columns: they are what products are read from
    const rows = turnTable(lying).rows.toSorted((a, b) => lineOf(a) - lineOf(b))
    for (const row of rows) {
      const cells = row.cells.slice(0, mostCells).map((cell) => shown(cellText(cell)))
      if (cells.some((text) => text !== '')) yield { sheet, row: lineOf(row), cells }
    }
  }
}

/** The rows of a file in parts that a page of them is read from quickly. */
export function packRows(file: DecodedFile): RowPart[] {
  const parts: RowPart[] = []
  let part: FileRow[] = []
  const close = () => {
    const first = part[0]
    if (first === undefined) return
    const bytes = Uint8Array.from(gzipSync(JSON.stringify(part), { level: 1 }))
    parts.push({ sheet: first.sheet, row: first.row, bytes })
    part = []
  }
  for (const row of rowsOf(file)) {
    part.push(row)
    if (part.length === rowsInPart) close()
  }
  close()
  return parts
}
