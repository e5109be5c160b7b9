import { houses } from '../../vocabulary/houses.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { readHeading } from './headings.ts'
import { isMostlyCapitals } from './lettering.ts'
import type { ListLine } from './priced-line.ts'
import type { DocumentLine } from './sheet.ts'
import { sharedBy } from './tag-words.ts'

/**
 * What a line of a list is: a heading, labels over columns of prices, the name of a product above its price,
 * the line with the price, the rest of a name, a detail (origin, grapes, producer), a note on its taste, or
 * what belongs to the page (numbers, addresses, terms).
 */
export type LineLabel =
  | 'heading'
  | 'labels'
  | 'title'
  | 'item'
  | 'rest'
  | 'detail'
  | 'note'
  | 'furniture'

export interface ListedLine {
  readonly line: DocumentLine
  readonly list: ListLine
  readonly text: string
  readonly x: number
  /** To the line above on the same page and in the same column, in font sizes; null: there is none. */
  readonly gap: number | null
}

export const textOf = (line: DocumentLine) => line.pieces.map(({ text }) => text).join(' ')

export const isPriced = ({ list }: ListedLine) =>
  list.prices.length > 0 && /\p{L}{2}/u.test(list.text)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** What most entries of the list have in common. */
export interface Measure {
  /** The size of their letters. */
  readonly size: number
  /** Where a name ends at the furthest, without prices. */
  readonly reach: ReadonlyMap<number, number>
  /** A document without layout: its lines do not wrap. */
  readonly isFlat: boolean
  readonly areCapitals: boolean
  /** Times that the words of a line stand in the document. */
  readonly repeated: ReadonlyMap<string, number>
  /** Words that come back on page after page. */
  readonly running: ReadonlySet<string>
  /** The usual distance from an entry to the line before. */
  readonly pitch: number
  /** Prices stand by themselves at the end of their lines. */
  readonly arePricesApart: boolean
}

/** In letters of this size or less, by those of the entries, nothing is said but what belongs to them or to the page. */
const small = 0.95
const isApart = ({ line }: ListedLine) => line.pieces.length > 1

const columnOf = (x: number) => Math.round(x / 60)

export function measureOf(lines: readonly ListedLine[]): Measure {
  const priced = lines.filter(isPriced)
  const size = median(priced.map(({ line }) => line.size))
  const repeated = new Map<string, number>()
  const pages = new Map<string, Set<number>>()
  const reach = new Map<number, number>()
  for (const { text, line, list, x } of lines) {
    repeated.set(text, (repeated.get(text) ?? 0) + 1)
    pages.set(text, (pages.get(text) ?? new Set()).add(line.page))
    const first = line.pieces[0]
    // terms in small letters run over the whole page
    if (first !== undefined && list.prices.length > 0 && line.size >= size * small) {
      const end = first.x + first.width
      reach.set(columnOf(x), Math.max(reach.get(columnOf(x)) ?? 0, end))
    }
  }
  const running = [...pages].filter(
    ([text, on]) => on.size >= 3 && !/\d/.test(text) && readHeading(text) === null,
  )
  return {
    size,
    reach,
    isFlat: lines.every(({ line }) => line.y <= 0),
    areCapitals:
      priced.filter(({ list }) => isMostlyCapitals(list.text)).length > priced.length / 2,
    repeated,
    running: new Set(running.map(([text]) => text)),
    pitch: median(priced.flatMap(({ gap }) => (gap === null ? [] : [gap]))),
    arePricesApart: priced.filter(isApart).length >= priced.length * 0.75,
  }
}

/**
 * True where the first word of a line had no room left on the line above, which ends before its price: it runs on.
 * Null: the document does not tell.
 */
function isWrapped(above: ListedLine | undefined, { line, x }: ListedLine, measure: Measure) {
  const [before, own] = [above?.line.pieces[0], line.pieces[0]]
  const reach = above === undefined ? undefined : measure.reach.get(columnOf(above.x))
  if (above === undefined || before === undefined || own === undefined || reach === undefined)
    return null
  if (measure.isFlat || Math.abs(x - above.x) > 4 || own.text === '') return null
  const [word = ''] = own.text.split(' ')
  const needed = ((word.length + 1) * own.width) / own.text.length
  return before.x + before.width + needed > reach * 0.985
}

const pageNumber = /^\P{L}*(?:\p{L}{1,9}\.? )?\d{1,4}(?: ?(?:\/|\p{L}{1,5}) ?\d{1,4})?$/u
const address = /[^\s@]@[^\s@]|\bwww\.|https?:|\+\d[\d ()/-]{7,}/i
const startsLow = /^[\p{Ll}\d&+]/u
const longestHeading = 60

/** Of the longer words those that begin with a capital: names do, prose does not. */
export function capitalShare(text: string): number {
  const words = text.match(/(?<!\p{L})\p{L}{3,}/gu) ?? []
  return words.length === 0
    ? 0.5
    : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length
}

/** How well a line without a price fits each label by itself. */
export function scoresOfPlain(at: number, lines: readonly ListedLine[], measure: Measure) {
  const current = lines[at] as ListedLine
  const { text, line, gap } = current
  const above = lines[at - 1]
  const ratio = measure.size === 0 ? 1 : line.size / measure.size
  const says = readHeading(text)
  const words = text.split(' ').length
  const isShort = text.length <= longestHeading && words <= 8
  const places = sharedBy(text, ['place', 'country', 'grape'])
  const capitals = capitalShare(text)
  const isLow = startsLow.test(text)
  const endsSentence = /\p{L}{3}[.!?…]$/u.test(text) && words > 1
  const often = measure.repeated.get(text) ?? 1
  const isTight = gap !== null && gap <= Math.max(1.3, measure.pitch * 0.92)
  const isFull =
    above !== undefined &&
    above.line.pieces[0] !== undefined &&
    above.line.pieces[0].x + above.line.pieces[0].width >=
      (measure.reach.get(columnOf(above.x)) ?? 0) * 0.8
  // a sign at the end of a line or at the beginning of the next holds the two together
  const isOpen = /^[-–,&]/.test(text) || /[-–,&]$/.test(above?.list.text ?? '')
  const isAlike = Math.abs(ratio - 1) < 0.07
  // within an entry lines stand closer than entries do, and what runs on begins where the room ended
  const isClose = gap !== null && gap < 1.28 && measure.pitch >= 1.35
  const runsOn = isAlike && isClose && isWrapped(above, current, measure) === true
  const isBracketed = /^[([].*[)\]]$/.test(text)
  const isTerms = priceTermsNamedIn(text).size > 1
  return {
    heading:
      -0.5 +
      (says === null ? 0 : words <= 4 || ratio > 1.08 || isMostlyCapitals(text) ? 2 : 0.3) +
      (ratio > 1.08 ? 2.5 : 0) +
      (isMostlyCapitals(text) && !measure.areCapitals ? 1.2 : 0) +
      (gap === null || gap > measure.pitch * 1.4 ? 0.5 : 0) -
      (isShort ? 0 : 5) -
      (says === null && ratio <= 1.08 && !isMostlyCapitals(text) ? 1.5 : 0) -
      (endsSentence ? 1.5 : 0) -
      (ratio < 0.93 ? 2.5 : 0) -
      (isBracketed ? 1 : 0) -
      (runsOn ? 4 : 0),
    labels: -20,
    title: (measure.isFlat ? -3 : -2.2) - (isAlike ? 0 : 3) - (isShort ? 0 : 1),
    item: -20,
    rest:
      (measure.isFlat ? -8 : -0.6) +
      (isAlike ? 0.8 : -4) +
      (isTight ? 0.8 : -1.5) +
      (isFull ? 1 : -1.5) +
      (isLow ? 0.8 : 0) +
      (isOpen ? 2.5 : 0) +
      (runsOn && !isBracketed ? 3 : 0) +
      (sharedBy(text, ['size', 'strength', 'vintage']) > 0.4 ? 1 : 0) -
      (says !== null && !isLow ? 0.7 : 0) -
      (isBracketed ? 1.5 : 0),
    detail:
      0.2 +
      (ratio < 0.95 ? 1 : ratio > 1.08 ? -4 : 0) +
      places * 2 +
      (isBracketed ? 1.5 : 0) +
      (houses.test(text) ? 0.7 : 0) +
      (capitals - 0.6) * 2 -
      (endsSentence ? 1.5 : 0) -
      (text.length > 90 ? 1.5 : 0) -
      (often >= 3 && places < 0.5 ? 0.6 : 0),
    note:
      -0.3 +
      (ratio < 0.95 ? 1 : ratio > 1.08 ? -3 : 0) +
      (0.6 - capitals) * 2 +
      (endsSentence ? 1.5 : 0) +
      (text.length > 70 ? 1 : 0) +
      (often >= 3 && places < 0.5 ? 1 : 0) -
      places,
    furniture:
      -1.2 +
      (measure.running.has(text) ? 8 : 0) +
      (pageNumber.test(text) ? 4 : 0) +
      (address.test(text) ? 4 : 0) +
      (isTerms ? 2 : 0) +
      (at < 4 && ratio > 1.5 ? 1.5 : 0) +
      (ratio < 0.8 ? 0.5 : 0),
  } satisfies Record<LineLabel, number>
}

export function scoresOfPriced(current: ListedLine, measure: Measure) {
  const { list, text, line } = current
  // "Chablis 2021   € 9.00 per bottle excl. VAT": what is said of one price is no line of conditions
  const isOfAll = priceTermsNamedIn(text).size > 1 && priceTermsNamedIn(list.text).size > 0
  const isTerms = isOfAll || address.test(text)
  const isRunning =
    measure.running.has(text) ||
    (pageNumber.test(text) && (line.size < measure.size * 0.85 || /\d\P{N}+\d/u.test(text)))
  const isService = /\d ?%/.test(list.text) && list.text.split(' ').length > 8
  // "Minimum order 6 cases, free delivery above 1000": a figure within small print
  const isPrint = measure.arePricesApart && !isApart(current) && line.size < measure.size * small
  return {
    heading: -6,
    labels: -20,
    title: -20,
    item: 3 - (isTerms ? 4 : 0) - (isService ? 4 : 0) - (isPrint ? 6 : 0),
    rest: -8,
    detail: -5,
    note: -4 + (line.size < measure.size * 0.9 ? 1 : 0) + (isPrint ? 3 : 0),
    furniture: -2 + (isRunning ? 8 : 0) + (isTerms ? 3 : 0),
  } satisfies Record<LineLabel, number>
}
