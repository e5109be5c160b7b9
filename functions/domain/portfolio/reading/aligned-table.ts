import type { Cell, DocumentLine, Sheet, SheetRow, TextPiece } from './sheet.ts'

/** Prices beside names stand in two or three columns too: only more of them make a table without a header. */
const fewestColumns = 4
const fewestRows = 4
/** Points within which two left edges are the same. */
const reach = 3
const mostEdges = 400

/** Left edges at which most of the wide lines have a piece, from left to right. */
function edgesOf(lines: readonly DocumentLine[]): number[] {
  const found: { x: number; lines: number }[] = []
  for (const { pieces } of lines)
    for (const { x } of pieces) {
      const known = found.find((edge) => Math.abs(edge.x - x) <= reach)
      if (known !== undefined) known.lines += 1
      else if (found.length < mostEdges) found.push({ x, lines: 1 })
    }
  return found
    .filter((edge) => edge.lines >= lines.length * 0.5)
    .map(({ x }) => x)
    .toSorted((a, b) => a - b)
}

function cellsAt(pieces: readonly TextPiece[], edges: readonly number[]): Cell[] {
  const cells: (string | null)[] = edges.map(() => null)
  for (const { text, x } of pieces) {
    const at = Math.max(
      0,
      edges.findLastIndex((edge) => edge <= x + reach),
    )
    cells[at] = cells[at] === null || cells[at] === undefined ? text : `${cells[at]} ${text}`
  }
  return cells
}

/** Beside the names another column holds words; a list with a price for each measure has figures there. */
function haveWords(lines: readonly DocumentLine[], edges: readonly number[]): boolean {
  const rows = lines.map(({ pieces }) => cellsAt(pieces, edges))
  const worded = edges.filter((_, at) => {
    const words = rows.filter((cells) => /^\p{L}[^\d]*\p{L}/u.test(String(cells[at] ?? '')))
    return words.length >= rows.length * 0.5
  })
  return worded.length >= 2
}

/** Words, figures, words, figures: two columns of a page rather than a table. */
export function isMirrored({ rows }: Sheet): boolean {
  const width = rows[0]?.cells.length ?? 0
  const kinds = Array.from({ length: width }, (_, at) => {
    const texts = rows.map(({ cells }) => String(cells[at] ?? '')).filter((text) => text !== '')
    return texts.filter((text) => /\p{L}{2}/u.test(text)).length > texts.length / 2
  })
  const half = width / 2
  return width % 2 === 0 && kinds.slice(0, half).every((kind, at) => kind === kinds[half + at])
}

/** A table printed without a header: lines whose pieces begin at the same places. Null: there is none. */
export function alignedTable(lines: readonly DocumentLine[]): Sheet | null {
  const wide = lines.filter(({ pieces }) => pieces.length >= fewestColumns)
  if (wide.length < fewestRows) return null
  const edges = edgesOf(wide)
  // where countries and kinds are headings hardly every third line is a product
  const leastShare = edges.length > fewestColumns ? 0.15 : 0.3
  if (
    wide.length < lines.length * leastShare ||
    edges.length < fewestColumns ||
    !haveWords(wide, edges)
  )
    return null
  const rows: SheetRow[] = lines.map(({ pieces }, at) => ({
    number: at + 1,
    cells: cellsAt(pieces, edges),
  }))
  return { name: '', rows, has_row_numbers: false }
}
