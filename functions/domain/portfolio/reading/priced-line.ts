import { withoutMoney } from '../../vocabulary/currencies.ts'
import { namedSize } from '../../vocabulary/size-words.ts'
import { readPriceWords } from './price-words.ts'
import type { DecimalSign } from './read-number.ts'
import { type Price, readPrice } from './read-price.ts'
import { sizesIn } from './read-size.ts'
import { readVintage, type Vintage } from './read-vintage.ts'
import { type DocumentLine, type TextPiece, tidy } from './sheet.ts'

export interface PricedText {
  readonly price: Price
  /** Where it is, to be compared with the sizes printed above; null inside a text. */
  readonly centre: number | null
  readonly volume_ml: number | null
  readonly is_glass: boolean
}

/** A line of a list, taken apart. */
export interface ListLine {
  readonly text: string
  readonly vintage: Vintage
  readonly volume_ml: number | null
  readonly prices: readonly PricedText[]
}

const centreOf = ({ x, width }: TextPiece) => x + width / 2
const noPrice = /^[~–—-]$/
const yearOrNone = /^(?:(?:19|20)\d{2}|n\.?\s?v\.?)$/i
const bareSize = /^0[.,]\d{1,3}$/
/** Millilitres of what is poured and bottled: without another price, "0,80" is none of them but what a beer costs. */
const usualSizes: ReadonlySet<number> = new Set([
  100, 125, 150, 175, 187, 200, 250, 275, 300, 330, 350, 355, 375, 400, 440, 450, 473, 500, 568,
  600, 620, 660, 700, 720, 750,
])
const priceBelowOne = /^0[.,]\d{2}$/

/** Takes prices, sizes and the vintage off both ends of a line; what is left is its text. */
export function readListLine(line: DocumentLine, decimal: DecimalSign = null): ListLine {
  const pieces = line.pieces.flatMap(withoutLeaders).flatMap(apart)
  let vintage: Vintage = null
  let volume: number | null = null
  const prices: PricedText[] = []
  const bare: BareFigure[] = []
  while (pieces.length > 1) {
    const first = pieces[0]?.text ?? ''
    const size = sizeOf(first)
    if (yearOrNone.test(first)) vintage = readVintage(first)
    else if (size !== null) volume ??= size
    else break
    pieces.shift()
  }
  while (pieces.length > 1) {
    const piece = pieces.at(-1)
    if (piece === undefined) break
    const isYear = yearOrNone.test(piece.text) && vintage === null && prices.length > 0
    const size = sizeOf(piece.text) ?? formatOf(piece.text)
    if (isYear) vintage = readVintage(piece.text)
    else if (size !== null) {
      if (priceBelowOne.test(piece.text)) bare.unshift({ piece, size, before: volume })
      volume ??= size
    } else if (!noPrice.test(piece.text)) {
      const found = pricesIn(piece, decimal)
      if (found.length === 0) break
      prices.unshift(...found)
    }
    pieces.pop()
  }
  const price = prices.length === 0 && vintage === null ? priceAmong(bare) : undefined
  if (price !== undefined) {
    prices.push(...pricesIn(price.piece, decimal))
    volume = bare.find((figure) => figure !== price)?.size ?? price.before
  }
  const text = tidy(pieces.map((piece) => piece.text).join(' '))
  if (prices.length > 0 || vintage !== null) return { text, vintage, volume_ml: volume, prices }
  return { ...inlinePrices(text, decimal), vintage, volume_ml: volume }
}

/** "0,33": what a bottle holds, or what a beer costs. */
interface BareFigure {
  readonly piece: TextPiece
  readonly size: number
  /** The size that was read behind it. */
  readonly before: number | null
}

/** What a line without another price costs: the figure that is no usual size, or the only one. */
function priceAmong(bare: readonly BareFigure[]): BareFigure | undefined {
  const unusual = bare.filter(({ size }) => !usualSizes.has(size))
  if (unusual.length > 0) return unusual[0]
  return bare.length === 1 ? bare[0] : undefined
}

/** "Dolcetto ........ 8,00 €": dots that lead the eye divide name and price. */
function withoutLeaders(piece: TextPiece): TextPiece[] {
  const texts = piece.text.split(/ ?(?:[.…·_] ?){4,}/).filter((text) => text !== '')
  const width = piece.width / Math.max(1, texts.length)
  return texts.map((text, index) => ({ text, x: piece.x + index * width, width }))
}

const number = /^\d{1,5}(?:[.,]\d{1,2})?$/

/** "51 108 216", "MAGNUM 635", "N.V. MAGNUM": what a narrow gap printed as one piece. */
function apart(piece: TextPiece, _: number, line: readonly TextPiece[]): TextPiece[] {
  const words = piece.text.split(' ')
  if (words.length < 2 || line.length < 2) return [piece]
  const isMixed = words.some((word) => !number.test(word)) && words.every(isPriceOrFormat)
  if (!isMixed && !areSeveralPrices(words, line)) return [piece]
  const share = piece.width / piece.text.length
  let at = 0
  return words.map((text) => {
    const x = piece.x + at * share
    at += text.length + 1
    return { text, x, width: text.length * share }
  })
}

const isPriceOrFormat = (word: string) =>
  number.test(word) || yearOrNone.test(word) || formatOf(word) !== null

/** Prices of growing measures beside another price; "1 500" is one number with its thousands apart. */
function areSeveralPrices(words: readonly string[], line: readonly TextPiece[]): boolean {
  if (!words.every((word) => number.test(word))) return false
  const amounts = words.map(Number)
  const isGrowing = amounts.every((amount, index) => {
    const before = amounts[index - 1]
    return before === undefined || (amount > before && amount <= before * 4)
  })
  return isGrowing && line.filter(({ text }) => number.test(text)).length > 1
}

const sizeOf = (text: string): number | null =>
  text.length <= 10 && !/[€£$]|^\d+\/\d+$/.test(text)
    ? (sizesIn(text)[0]?.volume_ml ?? (bareSize.test(text) ? bareSizeOf(text) : null))
    : null

function bareSizeOf(text: string): number | null {
  const millilitres = Math.round(Number(text.replace(',', '.')) * 1000)
  return millilitres > 0 ? millilitres : null
}

const formatOf = (text: string) => (text.length <= 16 ? namedSize(text) : null)

/** "€ 27.00 / case (6x75cl)" */
const sizeWith = ({ said }: Price): number | null => sizesIn(said)[0]?.volume_ml ?? null

const notSold = /^[x×~–—-]$/i

/** "190", "35/260" (glass and bottle), "£9.50", "8 | x | 42". */
function pricesIn(piece: TextPiece, decimal: DecimalSign): PricedText[] {
  const parts = piece.text.split(/ ?\/ ?(?=[€£$\d])| ?\| ?/).filter((part) => !notSold.test(part))
  const found: PricedText[] = []
  for (const part of parts) {
    const price = readPrice(part, decimal)
    if (price === null) return []
    found.push({ price, centre: centreOf(piece), volume_ml: sizeWith(price), is_glass: false })
  }
  return found
}

const further = /^ ?((?:[€£$] ?)?\d{1,7}(?:[.,]\d{1,4})?) ?\p{L}* ?$/u
/** Only the end of a line is held against it: no price is as long as that. */
const inline =
  /^(.*?[\p{L})”"»'’.!?])[ .…·_]+((?:[€£$]|EUR|CHF|kr)? ?\d{1,3}(?:[.,'’]?\d{3})*(?:[.,]\d{1,2})?(?: \d)*(?: ?(?:€|£|\$|EUR|CHF|kr\.?|,-))?)$/u
const longestPrice = 60
const longestText = 110

/** " / 7 calice / 3" at the end of a text: the further prices, and the text before them. */
function furtherPrices(text: string): { before: string; amounts: string[] } {
  const parts = text.split('/')
  const amounts: string[] = []
  while (parts.length > 1) {
    const amount = further.exec(parts.at(-1) ?? '')?.[1]
    if (amount === undefined) break
    amounts.unshift(amount)
    parts.pop()
  }
  return { before: parts.join('/').trimEnd(), amounts }
}

/** "25 (75cl)": the size in brackets behind a price. */
function sizeBehind(text: string): { before: string; size: string } {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1
  return open < 0
    ? { before: text, size: '' }
    : { before: text.slice(0, open).trimEnd(), size: text.slice(open + 1, -1) }
}

/** "Azienda i Capitani (Campania) 25 (75cl) / 7 calice": a price at the end of the text itself. */
function inlinePrices(text: string, decimal: DecimalSign): { text: string; prices: PricedText[] } {
  const spelledOut = priceInWords(text, decimal)
  if (spelledOut !== null) return spelledOut
  const { before, amounts } = furtherPrices(text)
  const { before: line, size } = sizeBehind(before)
  const start = Math.max(0, line.length - longestPrice)
  const match = inline.exec(line.slice(start))
  const [, end = '', amount = ''] = match ?? []
  const words = line.slice(0, start) + end
  const price = readPrice(amount, decimal)
  const isYear = /^(19|20)\d{2}$/.test(amount.trim()) && size === ''
  if (match === null || price === null || isYear || words.length > longestText) {
    return { text, prices: [] }
  }
  const prices: PricedText[] = [
    {
      price,
      centre: null,
      volume_ml: sizesIn(size)[0]?.volume_ml ?? null,
      is_glass: isGlass(size),
    },
  ]
  for (const written of amounts) {
    const glass = readPrice(written, decimal)
    // what follows the price of the bottle is the glass, also where the word broke off
    if (glass !== null) prices.push({ price: glass, centre: null, volume_ml: null, is_glass: true })
  }
  return { text: words.trim(), prices }
}

const signs = new Set(' .…·_,;:–—-')
/** Without the signs at its end; by hand, as a pattern would try each of a long row of them. */
function withoutSigns(text: string): string {
  let end = text.length
  while (end > 0 && signs.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Where the words of a price may begin, as far as they are longer than the price itself. */
const wordStart = /(?<=^|[ .…·_])(?=[^ .…·_])/gu

/**
 * "Rioja Reserva EXW € 9.20", "Chablis 2021 € 27.00 / case (6x75cl)": the longest end of the text that is a price with
 * money and with words about it. A figure alone is told by what stands before it.
 */
function priceInWords(
  text: string,
  decimal: DecimalSign,
): { text: string; prices: PricedText[] } | null {
  if (!withoutMoney(text.slice(-longestPrice)).isMoney) return null
  const from = Math.max(1, text.length - longestPrice)
  for (const { index } of text.slice(from).matchAll(wordStart)) {
    const before = withoutSigns(text.slice(0, from + index))
    const price = readPrice(text.slice(from + index), decimal)
    if (price === null || price.said === '' || before.length > longestText) continue
    if (!/\p{L}/u.test(before)) return null
    const is_glass = isGlass(price.said)
    return { text: before, prices: [{ price, centre: null, volume_ml: sizeWith(price), is_glass }] }
  }
  return null
}

const isGlass = (words: string) => readPriceWords(words).per === 'glass'
