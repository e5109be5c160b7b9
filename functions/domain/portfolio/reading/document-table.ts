import { headerRole, isWrittenPrice } from './recognise-header.ts'
import type { Cell, DocumentLine, Sheet, SheetRow, TextPiece } from './sheet.ts'

const mostColumns = 60

interface DocumentHeader {
  readonly line: number
  readonly pieces: readonly TextPiece[]
}

/**
 * A table printed into a document: a line of at least three header words, then lines whose pieces
 * stand under them. Null when the document has no such header.
 */
export function documentTable(lines: readonly DocumentLine[]): Sheet | null {
  const header = findHeaderLine(lines)
  if (header === null) return null
  const rows: SheetRow[] = []
  let columns = header.pieces
  for (const [index, line] of lines.entries()) {
    if (index > header.line && isHeaderLine(line)) columns = line.pieces
    rows.push({ number: index + 1, cells: cellsUnder(line.pieces, columns) })
  }
  return { name: '', rows, has_row_numbers: false }
}

function findHeaderLine(lines: readonly DocumentLine[]): DocumentHeader | null {
  for (const [index, line] of lines.slice(0, 200).entries()) {
    if (isHeaderLine(line)) return { line: index, pieces: line.pieces }
  }
  return null
}

/** At least three words of headers beside each other, and no figures. */
export function isHeaderLine(line: DocumentLine): boolean {
  if (line.pieces.length < 3 || line.pieces.length > mostColumns) return false
  // "HOUSE MUSTER   MUSTER SINGLE VINEYARD   £ 30,50": names may hold the words of a header
  if (line.pieces.some(({ text }) => isWrittenPrice(text))) return false
  const roles = line.pieces.map(({ text }) => headerRole(text))
  const known = new Set(roles.filter((role) => role !== null))
  // "1ケース価格" is a header, "2019" is none
  const hasNumber = line.pieces.some(
    ({ text }, at) => roles[at] === null && /^[^\p{L}\d]*\d/u.test(text),
  )
  // wines are called by producer and appellation too
  const hasNames = known.has('name') || (known.has('producer') && known.size >= 5)
  return !hasNumber && hasNames && known.size >= 3 && roles.length - known.size <= 4
}

/** Each piece goes to the header that it overlaps most, else to the nearest. */
function cellsUnder(pieces: readonly TextPiece[], columns: readonly TextPiece[]): Cell[] {
  const cells: Cell[] = columns.map(() => null)
  for (const piece of pieces) {
    let best = 0
    let bestDistance = Number.POSITIVE_INFINITY
    for (const [index, column] of columns.entries()) {
      const distance = distanceOf(piece, column)
      if (distance < bestDistance) {
        best = index
        bestDistance = distance
      }
    }
    const held = cells[best]
    cells[best] = held === null || held === undefined ? piece.text : `${held} ${piece.text}`
  }
  return cells
}

/** Negative: overlapping; left edges and right edges both count, numbers are set to the right. */
function distanceOf(piece: TextPiece, column: TextPiece): number {
  const left = Math.max(piece.x, column.x)
  const right = Math.min(piece.x + piece.width, column.x + column.width)
  if (right >= left) return Math.min(0, -1000 + Math.abs(piece.x - column.x))
  return left - right
}
