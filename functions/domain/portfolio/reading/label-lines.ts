import { houses } from '../../vocabulary/houses.ts'
import { readHeading } from './headings.ts'
import {
  isPriced,
  type LineLabel,
  type ListedLine,
  measureOf,
  scoresOfPlain,
  scoresOfPriced,
  textOf,
} from './line-scores.ts'
import { priceLabels } from './price-labels.ts'
import { readListLine } from './priced-line.ts'
import { type DecimalSign, decimalSignOfPrices } from './read-number.ts'
import type { DocumentLine, TextPiece } from './sheet.ts'
import { sharedBy } from './tag-words.ts'

const labels: readonly LineLabel[] = [
  'heading',
  'labels',
  'title',
  'item',
  'rest',
  'detail',
  'note',
  'furniture',
]

export interface LabelledLine extends ListedLine {
  readonly label: LineLabel
}

/** Names above their prices ("above") or beside them. */
type Style = 'beside' | 'above'

const far = -8
const afterEntry = {
  heading: 0,
  labels: 0,
  title: 0,
  item: 0,
  rest: 0,
  detail: 0,
  note: 0,
  furniture: 0,
}

/** How well a label follows another one. */
function follows(before: LineLabel | null, next: LineLabel, style: Style): number {
  const isUnderTitle = before === 'title' || before === 'rest'
  switch (next) {
    case 'item':
      if (style === 'above') return isUnderTitle ? 0.6 : -2.5
      return before === 'heading' || before === 'labels' ? 0.4 : 0
    case 'title':
      return isUnderTitle && before === 'title' ? -3 : 0
    case 'rest':
      return before === 'item' || before === 'title'
        ? 0
        : before === 'rest'
          ? -0.5
          : before === 'detail'
            ? -2.5
            : far
    case 'detail':
      return before === null || ['heading', 'labels', 'furniture'].includes(before)
        ? -3.5
        : before === 'title'
          ? -3
          : before === 'detail'
            ? -0.5
            : before === 'note'
              ? -1
              : 0
    case 'note':
      return before === 'title' ? -3 : before === 'heading' || before === null ? -0.8 : 0
    case 'heading':
      return before === 'title' ? far : 0
    default:
      return before === 'title' ? far : afterEntry[next]
  }
}

/** A line near above a priced one, alike in size and at the same edge, looks like its name. */
function titleBonus(lines: readonly ListedLine[], at: number): number {
  const [title, below] = [lines[at], lines[at + 1]]
  if (title === undefined || below === undefined || below.gap === null || !isPriced(below))
    return -3
  const isAlike = Math.abs(title.line.size - below.line.size) <= below.line.size * 0.1
  if (!isAlike || below.gap > 2.4 || Math.abs(title.x - below.x) > 4) return -1
  // the lines of an entry stand closer than the entries do
  const space = title.gap === null ? 1 : title.gap / below.gap
  const own = sharedBy(title.text, ['place', 'country']) > 0.5 ? -1 : 0
  return 3 + own + (space > 1.2 ? 1 : space < 0.85 ? -2.5 : 0)
}

/** Below its name the line with the price says where it is from and who made it. */
function belowTitleBonus({ list: { text, vintage, volume_ml } }: ListedLine): number {
  const told = sharedBy(text, ['place', 'country'])
  const isName = vintage !== null || volume_ml !== null || sharedBy(text, ['vintage', 'size']) > 0
  return told * 1.5 + (houses.test(text) ? 0.7 : 0) - (isName ? 1.5 : 0) - 0.3
}

function bonusOf(label: LineLabel, lines: readonly ListedLine[], at: number, style: Style): number {
  if (style === 'beside') return 0
  if (label === 'title') return titleBonus(lines, at)
  return label === 'item' ? belowTitleBonus(lines[at] as ListedLine) : 0
}

interface Path {
  readonly score: number
  readonly labels: readonly LineLabel[]
}

/** The best sequence of labels (Viterbi). */
function bestPath(
  lines: readonly ListedLine[],
  own: readonly Record<LineLabel, number>[],
  style: Style,
): Path {
  const width = labels.length
  let best = labels.map((label) => (own[0]?.[label] ?? 0) + follows(null, label, style))
  const back: number[][] = []
  for (let at = 1; at < lines.length; at += 1) {
    const from: number[] = []
    const next = labels.map((label) => {
      let most = Number.NEGATIVE_INFINITY
      let origin = 0
      for (let before = 0; before < width; before += 1) {
        const score = (best[before] ?? 0) + follows(labels[before] ?? null, label, style)
        if (score <= most) continue
        most = score
        origin = before
      }
      from.push(origin)
      return most + (own[at]?.[label] ?? 0) + bonusOf(label, lines, at, style)
    })
    best = next
    back.push(from)
  }
  // nothing follows a title or a heading at the end
  const ends = best.map(
    (score, at) => score - (labels[at] === 'title' ? 8 : labels[at] === 'heading' ? 1 : 0),
  )
  let state = ends.indexOf(Math.max(...ends))
  const path: LineLabel[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    path.push(labels[state] ?? 'furniture')
    state = back[at - 1]?.[state] ?? 0
  }
  return { score: Math.max(...ends), labels: path.toReversed() }
}

/** A price that had no room beside its entry stands at the beginning of the line below. */
function hangsBelow(
  line: DocumentLine,
  above: DocumentLine,
  before: DocumentLine | undefined,
): boolean {
  const [first, start] = [line.pieces[0], above.pieces[0]]
  if (first === undefined || start === undefined || above.page !== line.page) return false
  const step = above.y - line.y
  const isNear = step > 0 && step <= line.size * 1.6 && Math.abs(first.x - start.x) <= 4
  const isPlaced = before === undefined || before.page !== line.page || before.y - above.y > step
  return isNear && isPlaced && /[€£$]|[.,]\d{2}$/.test(first.text) && /\p{L}{3}/u.test(start.text)
}

/** Its pieces at the end of the line above. */
function moved(line: DocumentLine, above: DocumentLine): TextPiece[] {
  const end = above.pieces.reduce((most, { x, width }) => Math.max(most, x + width), 0)
  const shift = end + line.size - (line.pieces[0]?.x ?? 0)
  return line.pieces.map((piece) => ({ ...piece, x: piece.x + shift }))
}

/** A line that holds nothing but a price belongs to the one beside it, a little above or below. */
function withPrices(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const first = line.pieces[0]
    const isPrice = line.pieces.every(({ text }) =>
      /^[€£$]? ?\d[\d.,]*(?:,-)? ?(?:[€£$]|\p{L}{2,3}\.?)?$/u.test(text),
    )
    const isBeside =
      above !== undefined &&
      first !== undefined &&
      above.page === line.page &&
      above.y > line.y &&
      above.y - line.y <= line.size * 0.8 &&
      above.pieces.every(({ x, width }) => x + width <= first.x)
    const hangs =
      above !== undefined &&
      first !== undefined &&
      isPrice &&
      hangsBelow(line, above, joined.at(-2))
    if (hangs)
      joined[joined.length - 1] = { ...above, pieces: [...above.pieces, ...moved(line, above)] }
    else if (isPrice && isBeside && above !== undefined)
      joined[joined.length - 1] = { ...above, pieces: [...above.pieces, ...line.pieces] }
    else joined.push(line)
  }
  return joined
}

/** The decimal sign of all prices together: "1.020" among others like it is a thousand and twenty. */
function decimalOf(lines: readonly DocumentLine[]): DecimalSign {
  const prices = lines.flatMap((line) => readListLine(line).prices)
  return decimalSignOfPrices(prices.map(({ price }) => price.raw))
}

function listed(lines: readonly DocumentLine[]): ListedLine[] {
  const decimal = decimalOf(lines)
  return lines.map((line, at) => {
    const above = lines[at - 1]
    const isBelow = above !== undefined && above.page === line.page && above.y > line.y
    const list = readListLine(line, decimal)
    return {
      line,
      list,
      text: textOf(line),
      x: line.pieces[0]?.x ?? 0,
      gap: isBelow && line.size > 0 ? (above.y - line.y) / line.size : null,
    }
  })
}

export interface LabelledLines {
  readonly lines: readonly LabelledLine[]
  /** Names stand on a line of their own, with what else is known of them beside the price below. */
  readonly areTitled: boolean
  readonly isFlat: boolean
}

/** The label of each line of a list: the one sequence of labels that fits all of its lines best. */
export function labelLines(lines: readonly DocumentLine[]): LabelledLines {
  const all = listed(withPrices(lines))
  if (!all.some(isPriced)) return { lines: [], areTitled: false, isFlat: false }
  const measure = measureOf(all)
  const own = all.map((line, at) => {
    if (!isPriced(line) && isLabels(line) && !isRestOf(all[at - 1], line))
      return { ...scoresOfPlain(at, all, measure), labels: 6 }
    return isPriced(line) ? scoresOfPriced(line, measure) : scoresOfPlain(at, all, measure)
  })
  const beside = bestPath(all, own, 'beside')
  const above = bestPath(all, own, 'above')
  const areTitled = above.score > beside.score
  const best = areTitled ? above : beside
  return {
    lines: all.map((line, at) => ({ ...line, label: best.labels[at] ?? 'furniture' })),
    areTitled,
    isFlat: measure.isFlat,
  }
}

/** "100 cl" right below the beginning of an entry is the end of its name; labels stand above prices. */
function isRestOf(above: ListedLine | undefined, { line, x, gap }: ListedLine): boolean {
  const isUnder = above !== undefined && isPriced(above) && Math.abs(above.x - x) <= 4
  return isUnder && line.pieces.length === 1 && gap !== null && gap < 1.6
}

function isLabels({ line }: ListedLine): boolean {
  const found = priceLabels(line)
  return (
    found !== null &&
    (found.words.replace(/[.…·_\s]/g, '') === '' || readHeading(found.words) !== null)
  )
}
