import type { DocumentLine, Sheet, SheetRow, TextPiece } from '../../portfolio/reading/sheet.ts'
import { headerScores } from './header-score.ts'

interface Column {
  readonly from: number
  readonly to: number
  readonly header: string
}

const mostHeaderLines = 4
const namedWell = 5
const fewestNamed = 3

const endOf = ({ x, width }: TextPiece) => x + width
const overlap = (piece: TextPiece, column: Pick<Column, 'from' | 'to'>) =>
  Math.min(endOf(piece), column.to) - Math.max(piece.x, column.from)

/** The pieces of some lines as columns: what lies above each other is one header. */
function columnsOf(lines: readonly DocumentLine[]): Column[] {
  const columns: { from: number; to: number; header: string }[] = []
  for (const { pieces } of lines)
    for (const piece of pieces) {
      const known = columns.find((column) => overlap(piece, column) > 0)
      if (known === undefined) columns.push({ from: piece.x, to: endOf(piece), header: piece.text })
      else {
        known.from = Math.min(known.from, piece.x)
        known.to = Math.max(known.to, endOf(piece))
        known.header = `${known.header} ${piece.text}`.replace(/(\p{Ll})- (\p{Ll})/gu, '$1$2')
      }
    }
  return columns.toSorted((a, b) => a.from - b.from)
}

function namedFields(columns: readonly Column[]): number {
  const fields = new Set<string>()
  for (const { header } of columns) {
    const [best] = [...headerScores(header)].toSorted((a, b) => b[1] - a[1])
    if (best !== undefined && best[1] >= namedWell) fields.add(best[0])
  }
  return fields.size
}

interface Header {
  readonly lines: number
  readonly columns: readonly Column[]
}

/** A header of one or more lines that begins at this line. */
function headerFrom(lines: readonly DocumentLine[], at: number): Header | null {
  let best: (Header & { readonly score: number }) | null = null
  for (let count = 1; count <= mostHeaderLines; count += 1) {
    const taken = lines.slice(at, at + count)
    if (
      (taken[0]?.pieces.length ?? 0) < fewestNamed ||
      taken.length < count ||
      taken.some(({ page }) => page !== taken[0]?.page)
    )
      break
    if (taken.some(({ pieces }) => pieces.some(({ text }) => /^[<>]?\d/.test(text)))) break
    const columns = columnsOf(taken)
    const score = namedFields(columns)
    if (score > (best?.score ?? 0)) best = { lines: count, columns, score }
  }
  return best !== null && best.score >= fewestNamed && best.score >= best.columns.length * 0.4
    ? best
    : null
}

/** The column that a piece overlaps most, else the one whose left edge is nearest. */
function columnAt(piece: TextPiece, columns: readonly Column[]): number {
  let best = 0
  let bestGain = Number.NEGATIVE_INFINITY
  for (const [at, column] of columns.entries()) {
    const shared = overlap(piece, column)
    const gain = shared > 0 ? 1000 - Math.abs(piece.x - column.from) : shared
    if (gain > bestGain) {
      best = at
      bestGain = gain
    }
  }
  return best
}

export interface DocumentTables {
  readonly sheet: Sheet
  /** By the number of a row. */
  readonly pages: ReadonlyMap<number, number>
}

const cellsOf = (pieces: readonly TextPiece[], columns: readonly Column[]): (string | null)[] => {
  const cells: (string | null)[] = columns.map(() => null)
  for (const piece of pieces) {
    const at = columnAt(piece, columns)
    const held = cells[at]
    cells[at] = held === null || held === undefined ? piece.text : `${held} ${piece.text}`
  }
  return cells
}

/** Whether a line goes on with the row above: its first column is empty and others follow the line closely. */
const goesOn = (cells: readonly (string | null)[], anchor: number) =>
  (cells[anchor] ?? null) === null && cells.some((cell) => cell !== null)

/** The column of which most rows' first lines have a value: references, else the first one. */
function anchorOf(rows: readonly (readonly (string | null)[])[], width: number): number {
  const shares = Array.from({ length: width }, (_, at) => {
    const texts = rows.flatMap((cells) => cells[at] ?? [])
    const codes = texts.filter((text) => /^[\p{Lu}]{0,4}[-/ ]?\d{5,12}$/u.test(text))
    return texts.length === 0 ? 0 : codes.length / texts.length
  })
  const most = Math.max(...shares)
  return most >= 0.8 ? shares.indexOf(most) : 0
}

/**
 * The tables of a printed plan as one sheet: lines under a header, a cell that runs over several lines put together
 * again; other lines stay rows of one cell.
 */
export function documentTables(lines: readonly DocumentLine[]): DocumentTables {
  const rows: SheetRow[] = []
  const pages = new Map<number, number>()
  const add = (cells: readonly (string | null)[], line: DocumentLine) => {
    rows.push({ number: rows.length + 1, cells })
    pages.set(rows.length, line.page)
  }
  let columns: readonly Column[] | null = null
  let anchor = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const header = headerFrom(lines, at)
    if (header !== null) {
      columns = header.columns
      add(
        columns.map((column) => column.header),
        line,
      )
      const body = lines.slice(at + header.lines, at + header.lines + 200)
      anchor = anchorOf(
        body.map(({ pieces }) => cellsOf(pieces, header.columns)),
        header.columns.length,
      )
      at += header.lines - 1
      continue
    }
    if (columns === null) {
      add([line.pieces.map(({ text }) => text).join(' ')], line)
      continue
    }
    const cells = cellsOf(line.pieces, columns)
    const before = rows.at(-1)
    const isHeaderAbove = before?.cells.every((cell, i) => cell === columns?.[i]?.header) === true
    if (before !== undefined && !isHeaderAbove && goesOn(cells, anchor))
      rows[rows.length - 1] = {
        ...before,
        cells: cells.map((cell, i) => {
          const held = before.cells[i] ?? null
          return held === null ? cell : cell === null ? held : `${String(held)} ${cell}`
        }),
      }
    else add(cells, line)
  }
  return { sheet: { name: '', rows, has_row_numbers: false }, pages }
}
