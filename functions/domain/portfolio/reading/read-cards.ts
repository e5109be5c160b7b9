import type { ReadProduct } from '../read-product.ts'
import { blankProduct } from './blank-product.ts'
import { englishCountry, readPlace } from './read-place.ts'
import { vintageInName } from './read-vintage.ts'
import type { DocumentLine, TextPiece } from './sheet.ts'
import { readType, typeInName } from './type-words.ts'

interface PlacedPiece {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
}

interface Card {
  readonly lines: PlacedPiece[]
}

/** How much larger than the running text the name of a product is set. */
const titleScale = 1.7
/** Each is held against every piece of text: more of them are no brochure. */
const mostTitles = 500
const originLabel =
  /^(?:origine?s?|origin|herkunft|provenienza|origen|procedencia|pays|paese|país|land|country)\s*:?$/i

/**
 * A brochure without prices: names in large letters, in columns, each with a label for its origin
 * beside it. Fewer than half of the names with an origin make it a leaflet, not a list.
 */
export function readCards(lines: readonly DocumentLine[]): ReadProduct[] {
  const pieces = lines.flatMap(({ page, y, size, pieces: own }) =>
    own.flatMap(labelApart).map((piece) => ({
      text: piece.text,
      page,
      x: piece.x,
      end: piece.x + piece.width,
      y,
      size: piece.size ?? size,
    })),
  )
  const titleSize = bodySize(pieces) * titleScale
  const titles = pieces.filter((piece) => piece.size >= titleSize)
  if (titles.length > mostTitles) return []
  const products = cardsOf(titles).map((card, index) =>
    toProduct(card, index + 1, originOf(card, pieces)),
  )
  const located = products.filter(({ country, region }) => country !== null || region !== null)
  return products.length >= 3 && located.length >= products.length / 2 ? products : []
}

/** "Woodford reserve Origine": the label beside a long name, with too narrow a gap between. */
function labelApart(piece: TextPiece): TextPiece[] {
  const at = piece.text.lastIndexOf(' ')
  const label = piece.text.slice(at + 1)
  if (at < 0 || !originLabel.test(label)) return [piece]
  const start = (piece.width * (at + 1)) / piece.text.length
  return [
    { ...piece, text: piece.text.slice(0, at), width: start },
    { ...piece, text: label, x: piece.x + start, width: piece.width - start },
  ]
}

/** The size that most letters have. */
function bodySize(pieces: readonly PlacedPiece[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of pieces) {
    const rounded = Math.round(size)
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const isName = ({ text }: PlacedPiece) => /\p{L}{2}/u.test(text) && !originLabel.test(text)
const overlaps = (a: PlacedPiece, b: PlacedPiece) => a.x < b.end && b.x < a.end

/** A name may run over several lines, one under the other. */
function cardsOf(titles: readonly PlacedPiece[]): Card[] {
  const cards: Card[] = []
  for (const title of titles.filter(isName)) {
    const card = cards.findLast(({ lines }) => {
      const last = lines.at(-1)
      if (last === undefined || last.page !== title.page) return false
      const gap = last.y - title.y
      return gap > 0 && gap <= last.size * 1.4 && overlaps(last, title)
    })
    if (card === undefined) cards.push({ lines: [title] })
    else card.lines.push(title)
  }
  return cards
}

/** What is under the label nearest to the right of the name. */
function originOf({ lines }: Card, pieces: readonly PlacedPiece[]): string | null {
  const name = lines[0]
  if (name === undefined) return null
  const label = pieces
    .filter(
      ({ page, text, x, y }) =>
        page === name.page &&
        originLabel.test(text) &&
        x > name.x &&
        Math.abs(y - name.y) < name.size * 2.5,
    )
    .sort((a, b) => a.x - b.x)[0]
  if (label === undefined) return null
  const below: PlacedPiece[] = []
  for (const piece of pieces) {
    const above = below.at(-1) ?? label
    const gap = above.y - piece.y
    const isNext =
      piece.page === label.page && gap > 0 && gap <= above.size * 1.25 && overlaps(piece, label)
    if (isNext && piece.size < label.size) below.push(piece)
  }
  return below.length === 0 ? null : below.map(({ text }) => text).join(' ')
}

function toProduct({ lines }: Card, row: number, origin: string | null): ReadProduct {
  const name = lines.map(({ text }) => text).join(' ')
  const place = readPlace(origin ?? '')
  const country = englishCountry(place.country)
  // "Rhum de tradition espagnole" under the label of the origin is a kind
  const kind = place.country === null ? readType(origin ?? '') : null
  return {
    ...blankProduct(row, name),
    type: kind === null ? null : origin,
    type_norm: kind ?? typeInName(name),
    country: place.country,
    country_norm: country.name,
    country_code: country.code,
    region: kind === null ? place.region : null,
    vintage: vintageInName(name),
  }
}
