import { currencyIn } from '../../vocabulary/currencies.ts'
import { readListLine } from './priced-line.ts'
import type { DocumentLine, TextPiece } from './sheet.ts'

/** Points: a gap between columns of text is at least as wide. */
const narrowest = 8
const step = 4
/** Fewer entries on a side are a remark beside the list. */
const fewestEntries = 3

/** "EUR 22.05", "1 250 Ft": the only letters are those of the currency. */
const isPrice = (text: string) =>
  /\d/.test(text) && /^\P{L}*\p{L}{1,4}\P{L}*$/u.test(text) && currencyIn(text) !== null
/** Prices say nothing of a product, however their currency is written. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !isPrice(text)
const endOf = ({ x, width }: TextPiece) => x + width
const isLeftOf = (x: number) => (piece: TextPiece) => endOf(piece) <= x
const isRightOf = (x: number) => (piece: TextPiece) => piece.x >= x

const amount = /^\P{L}*\d[.,]\d{2}(?:\P{L}*|.?\p{L}{2,3})$/u

/** "22,10   Malvazija": a price that was cut off from its name. */
const beginsWithPrice = ([first, next]: readonly TextPiece[]) =>
  first !== undefined && next !== undefined && amount.test(first.text) && hasWords(next.text)

/** How many sides of lines have words at the left and a price at the right end, as an entry of a list has. */
function entriesIn(
  lines: readonly DocumentLine[],
  sides: readonly (readonly TextPiece[])[],
): number {
  let found = 0
  for (const [at, pieces] of sides.entries()) {
    const line = lines[at]
    if (line === undefined || pieces.length === 0 || beginsWithPrice(pieces)) continue
    const { text, prices } = readListLine({ ...line, pieces })
    if (prices.length > 0 && hasWords(text)) found += 1
  }
  return found
}

/** The last column of a list may hold few entries; its lines begin at one edge all the same. */
function haveCommonEdge(sides: readonly (readonly TextPiece[])[]): boolean {
  const starts = sides.flatMap((pieces) => (pieces[0] === undefined ? [] : [pieces[0].x]))
  const edge = Math.min(...starts)
  return starts.length >= fewestEntries && starts.every((x) => Math.abs(x - edge) <= narrowest / 2)
}

interface Gutter {
  readonly x: number
  readonly crossing: number
  readonly entries: number
  /** To the text at its right. */
  readonly room: number
}

/** Fewer lines across; then more entries on both sides: prices cut off from their names leave few; then nearer to the text. */
const isBetter = (one: Gutter, other: Gutter | null) =>
  other === null ||
  one.crossing - other.crossing < (one.entries - other.entries) * 0.5 ||
  (one.crossing === other.crossing && one.entries === other.entries && one.room < other.room)

/** Where two columns of entries stand beside each other on a page; null: they do not. */
function gutterOf(lines: readonly DocumentLine[]): number | null {
  const pieces = lines.flatMap((line) => line.pieces)
  const left = Math.min(...pieces.map(({ x }) => x))
  const right = Math.max(...pieces.map(endOf))
  let best: Gutter | null = null
  let known: { readonly division: string; readonly entries: number } | null = null
  for (let x = left + (right - left) * 0.25; x < left + (right - left) * 0.75; x += step) {
    const crossing = lines.filter((line) =>
      line.pieces.some((piece) => piece.x < x + narrowest / 2 && endOf(piece) > x - narrowest / 2),
    ).length
    if (crossing > Math.max(2, lines.length * 0.12)) continue
    const onLeft = lines.map((line) => line.pieces.filter(isLeftOf(x)))
    const onRight = lines.map((line) => line.pieces.filter(isRightOf(x)))
    // further to the right in the same gap the columns are the same
    const division = onLeft.map((own, at) => `${own.length}/${onRight[at]?.length}`).join(' ')
    const entries: number =
      known?.division === division ? known.entries : entriesBeside(lines, onLeft, onRight)
    known = { division, entries }
    if (entries === 0) continue
    const nearest = onRight.flat().reduce((least, { x: start }) => Math.min(least, start), right)
    const gutter = { x, crossing, entries, room: nearest - x }
    if (isBetter(gutter, best)) best = gutter
  }
  return best?.x ?? null
}

/** The entries of both columns; 0: they are not two columns of entries. */
function entriesBeside(
  lines: readonly DocumentLine[],
  onLeft: readonly (readonly TextPiece[])[],
  onRight: readonly (readonly TextPiece[])[],
): number {
  // of a table's columns the right one holds figures alone
  const worded = onRight.filter((own) => own.length > 0 && hasWords(own[0]?.text ?? '')).length
  if (worded < onRight.filter((own) => own.length > 0).length * 0.6) return 0
  const atLeft = entriesIn(lines, onLeft)
  if (atLeft < fewestEntries) return 0
  const atRight = entriesIn(lines, onRight)
  return atRight < (haveCommonEdge(onRight) ? 1 : fewestEntries) ? 0 : atLeft + atRight
}

/** A line's pieces on one side of a gutter as a line of their own. */
function partOf(line: DocumentLine, isInside: (piece: TextPiece) => boolean): DocumentLine[] {
  const pieces = line.pieces.filter(isInside)
  const [first] = pieces
  if (first === undefined) return []
  const size = pieces.reduce((most, piece) => Math.max(most, piece.size ?? 0), 0) || line.size
  // beside each other lines of two columns stand only nearly on one height
  return [{ ...line, y: first.y ?? line.y, size, pieces }]
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
  // where there is no layout tabs are no places on a page
  if (lines.every(({ y }) => y <= 0)) return lines
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
