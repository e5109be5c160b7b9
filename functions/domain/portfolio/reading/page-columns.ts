import { readListLine } from './priced-line.ts'
import type { DocumentLine, TextPiece } from './sheet.ts'

/** Points: a gap between columns of text is at least as wide. */
const narrowest = 8
const step = 4
/** Fewer entries on a side are a remark beside the list. */
const fewestEntries = 3
const hasWords = (text: string) => /\p{L}{2}/u.test(text)
const endOf = ({ x, width }: TextPiece) => x + width
const isLeftOf = (x: number) => (piece: TextPiece) => endOf(piece) <= x
const isRightOf = (x: number) => (piece: TextPiece) => piece.x >= x

/** Words at the left and a price at the right end, as an entry of a list has. */
function areEntries(
  lines: readonly DocumentLine[],
  sides: readonly (readonly TextPiece[])[],
  fewest: number,
): boolean {
  let found = 0
  for (const [at, pieces] of sides.entries()) {
    const line = lines[at]
    if (line === undefined || pieces.length === 0) continue
    const { text, prices } = readListLine({ ...line, pieces })
    if (prices.length > 0 && hasWords(text)) found += 1
    if (found >= fewest) return true
  }
  return false
}

/** The last column of a list may hold few entries; its lines begin at one edge all the same. */
function haveCommonEdge(sides: readonly (readonly TextPiece[])[]): boolean {
  const starts = sides.flatMap((pieces) => (pieces[0] === undefined ? [] : [pieces[0].x]))
  const edge = Math.min(...starts)
  return starts.length >= fewestEntries && starts.every((x) => Math.abs(x - edge) <= narrowest / 2)
}

/** Where two columns of entries stand beside each other on a page; null: they do not. */
function gutterOf(lines: readonly DocumentLine[]): number | null {
  const pieces = lines.flatMap((line) => line.pieces)
  const left = Math.min(...pieces.map(({ x }) => x))
  const right = Math.max(...pieces.map(endOf))
  let best: { x: number; crossing: number; room: number } | null = null
  for (let x = left + (right - left) * 0.25; x < left + (right - left) * 0.75; x += step) {
    const crossing = lines.filter((line) =>
      line.pieces.some((piece) => piece.x < x + narrowest / 2 && endOf(piece) > x - narrowest / 2),
    ).length
    if (crossing > Math.max(2, lines.length * 0.12)) continue
    const onLeft = lines.map((line) => line.pieces.filter(isLeftOf(x)))
    const onRight = lines.map((line) => line.pieces.filter(isRightOf(x)))
    // of a table's columns the right one holds figures alone
    const worded = onRight.filter((own) => own.length > 0 && hasWords(own[0]?.text ?? '')).length
    if (worded < onRight.filter((own) => own.length > 0).length * 0.6) continue
    const fewestOnRight = haveCommonEdge(onRight) ? 1 : fewestEntries
    if (!areEntries(lines, onLeft, fewestEntries)) continue
    if (!areEntries(lines, onRight, fewestOnRight)) continue
    const nearest = onRight.flat().reduce((least, { x: start }) => Math.min(least, start), right)
    if (
      best === null ||
      crossing < best.crossing ||
      (crossing === best.crossing && nearest - x < best.room)
    )
      best = { x, crossing, room: nearest - x }
  }
  return best?.x ?? null
}

/** A line's pieces on one side of a gutter as a line of their own. */
function partOf(line: DocumentLine, isInside: (piece: TextPiece) => boolean): DocumentLine[] {
  const pieces = line.pieces.filter(isInside)
  if (pieces.length === 0) return []
  const size = pieces.reduce((most, piece) => Math.max(most, piece.size ?? 0), 0) || line.size
  return [{ ...line, size, pieces }]
}

/** What runs over both columns divides what is above from what is below. */
function inOrder(lines: readonly DocumentLine[], gutter: number): DocumentLine[] {
  const ordered: DocumentLine[] = []
  let left: DocumentLine[] = []
  let right: DocumentLine[] = []
  const close = () => {
    ordered.push(...left, ...right)
    left = []
    right = []
  }
  for (const line of lines) {
    if (line.pieces.some((piece) => piece.x < gutter && endOf(piece) > gutter)) {
      close()
      ordered.push(line)
      continue
    }
    left.push(...partOf(line, isLeftOf(gutter)))
    right.push(...partOf(line, isRightOf(gutter)))
  }
  close()
  return ordered
}

/** More lines are no page that somebody reads in columns. */
const mostLines = 1000

/** The lines in the order in which a reader takes them: of a page in two columns the left one first. */
export function inReadingOrder(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const pages = new Map<number, DocumentLine[]>()
  for (const line of lines) {
    const page = pages.get(line.page)
    if (page === undefined) pages.set(line.page, [line])
    else page.push(line)
  }
  return [...pages.values()].flatMap((page) => {
    const gutter = page.length < fewestEntries || page.length > mostLines ? null : gutterOf(page)
    return gutter === null ? page : inOrder(page, gutter)
  })
}
