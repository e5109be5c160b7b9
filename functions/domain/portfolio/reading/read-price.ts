import { currencyIn, moneyMark, withoutMoney } from '../../vocabulary/currencies.ts'
import { attributeTerms } from '../../vocabulary/data/attribute-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { pricedIn } from '../../vocabulary/pack-words.ts'
import { readWordLists } from '../../vocabulary/word-lists.ts'
import { isSaidOfPrice } from './beside-price.ts'
import { type DecimalSign, readNumber, withoutNoise } from './read-number.ts'
import { sizesIn, unitsIn } from './read-size.ts'
import { type Cell, cellText } from './sheet.ts'

export interface Price {
  readonly amount: number
  /** ISO 4217; null when the number has no sign or code. */
  readonly currency: string | null
  readonly raw: string
  /** Units that the price is for when written with it ("£222.85/6 bts"). */
  readonly units: number | null
  /** The words beside the amount, which say what it is for and on which terms: "EXW", "per bottle excl. VAT". */
  readonly said: string
}

const fromWords = new Set(readWordLists(attributeTerms).get('from') ?? [])

/** "from EUR 4,20", "ab 4,20 €", "1.200円から": the least price is the price. */
function withoutFrom(text: string): string {
  const words = text.replace(/[～~]/g, ' ').trim().split(' ')
  const digits = words.findIndex((word) => /\d/.test(word))
  for (let length = digits; length > 0; length -= 1)
    if (fromWords.has(fold(words.slice(0, length).join(' ')))) return words.slice(length).join(' ')
  return words.join(' ').replace(/ ?(?:から|より|起|부터|[-‑]?t[óő]l)$/, '')
}

/** Longer cells are sentences. */
const longest = 60

/** A figure with its sign and nothing else, as most cells of prices are. */
const plain = new RegExp(
  `^(?:${moneyMark}|ca\\.)?\\s*(-?\\d[\\d.,'’\\s]*(?:[.,][-–]+)?)\\s*${moneyMark}?\\s*[-–—]*$`,
)

/** Figures with the usual groupings, one after the other: 54.00, 1 500, 1'500, 12.–, "6 0". */
const figures =
  /(?<![\p{L}\d.,])-?(?:\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,4})?|\d(?: \d){1,3}(?![\d.,])|\d+(?:[.,]\d{1,4})?)(?:[.,][-–]+)?(?!\d)/gu

/**
 * A price cell: 15.5, "15.50€", "€7,00", "1'500", "£222.85/6 bts", "CHF 12.–", "6 0", "EXW € 9.20", "€ 54.00 per case
 * of 6", "19,90 € TTC". Null when the cell is no price, is empty, says zero or a placeholder, or holds words that say
 * nothing of a price ("12.5% vol", "9.00 organic").
 */
export function readPrice(cell: Cell | undefined, decimal: DecimalSign): Price | null {
  if (typeof cell === 'number') {
    return cell > 0
      ? { amount: withoutNoise(cell), currency: null, raw: String(cell), units: null, said: '' }
      : null
  }
  const raw = cellText(cell)
  if (raw === '' || raw.length > longest || !/\d/.test(raw)) return null
  const figure = plain.exec(raw)?.[1]
  const amount = figure === undefined ? null : amountOf(figure, decimal)
  if (amount !== null) return { amount, currency: currencyIn(raw), raw, units: null, said: '' }
  // "ab Weingut" says where it is handed over, "ab 4,20" that there are dearer ones
  return readAmongWords(raw, raw, decimal) ?? readAmongWords(withoutFrom(raw), raw, decimal)
}

function amountOf(figure: string, decimal: DecimalSign): number | null {
  const amount = readNumber(figure.trim(), decimal)
  return amount === null || amount <= 0 ? null : withoutNoise(amount)
}

/** The figure that stands beside the money, else the first one: "case of 6: € 54.00". */
function readAmongWords(text: string, raw: string, decimal: DecimalSign): Price | null {
  const found = [...text.matchAll(figures)].map(({ 0: figure, index }) => ({
    figure,
    before: text.slice(0, index),
    behind: text.slice(index + figure.length),
  }))
  const chosen =
    found.length > 1
      ? (found.find(({ before, behind }) => endsInMoney(before) || beginsWithMoney(behind)) ??
        found[0])
      : found[0]
  if (chosen === undefined) return null
  const { figure, before, behind } = chosen
  const amount = amountOf(figure, decimal)
  if (amount === null) return null
  const [front, back] = [withoutMoney(before), withoutMoney(behind)]
  const isMoney = front.isMoney || back.isMoney
  if (!isSaidOfPrice(front.text, back.text, isMoney)) return null
  const said = `${front.text} ${back.text}`.replace(/\s+/g, ' ').trim()
  return { amount, currency: currencyIn(raw), raw, units: unitsOf(said, back.text), said }
}

const nearest = 8
const endsInMoney = (text: string) =>
  /\S\s*$/.test(text) && isAllMoney(text.trimEnd().slice(-nearest), 'end')
const beginsWithMoney = (text: string) => isAllMoney(text.trimStart().slice(0, nearest), 'start')

/** Whether the word that touches the figure is one of money. */
function isAllMoney(text: string, at: 'start' | 'end'): boolean {
  const { text: bare, isMoney } = withoutMoney(text)
  return isMoney && (at === 'end' ? /\s$/.test(bare) : /^\s/.test(bare))
}

/** "/6 bts", "/ case (6x75cl)", "case of 6"; a price per bottle is for one, whatever the case holds. */
function unitsOf(said: string, behind: string): number | null {
  if (said === '') return null
  const { per, units } = pricedIn(said)
  if (per === 'unit') return null
  if (units !== null) return units
  const words = behind.replace(/^\s*[/(]\s*/, '')
  return unitsIn(words) ?? sizesIn(said)[0]?.units ?? null
}
