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
  /** Of a document. */
  readonly page?: number
  readonly y?: number
}

const rowsInPart = 500
const longestCell = 300
const mostCells = 100

const shown = (text: string) =>
  text.length > longestCell ? `${text.slice(0, longestCell)}…` : text

function* rowsOf(file: DecodedFile): Generator<FileRow> {
  if (file.kind === 'lines') {
    for (const [at, { page, y, pieces }] of file.lines.entries()) {
      const cells = pieces.slice(0, mostCells).map(({ text }) => shown(text))
      yield { sheet: 0, row: at + 1, cells, page, y }
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
