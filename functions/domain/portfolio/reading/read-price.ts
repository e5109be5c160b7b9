import { remembered } from '../../shared/remembered.ts'
import { attributeTerms } from '../../vocabulary/data/attribute-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { readWordLists } from '../../vocabulary/word-lists.ts'
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
}

const codes =
  'EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|CAD|AUD|NZD|MXN|ARS|CLP|JPY|ZAR|PLN|CZK|HUF|RON|BGN|RUB|BRL|UYU|CNY|HKD|SGD|GEL|MDL|ILS|TRY'
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₽': 'RUB',
  zł: 'PLN',
  Kč: 'CZK',
}
const currencyWord = new RegExp(`(?<![A-Za-z])(${codes})(?![A-Za-z])`)
const currencyWordAnyCase = new RegExp(`(?<![a-z])(${codes})(?![a-z])`, 'i')
const words: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b/i, 'EUR'],
  [/\bUS\s?\$|\bUSD?\s?\$|\bdollars?\b/i, 'USD'],
  [/\b(Fr\.|SFr\.?|sFr|CHF)(?=\s|\d|$)/, 'CHF'],
  [/\bpounds?\b|\bsterling\b/i, 'GBP'],
  [/(?:^|[\s\d])Ft\b/, 'HUF'],
  [/(?:^|[\s\d])(?:lei|LEI)\b/, 'RON'],
]

/**
 * The currency that a text names by sign or code. A bare "$" or "kr" says only one of several and
 * gives null: the file does not state which.
 */
export function currencyIn(text: string): string | null {
  for (const [sign, code] of Object.entries(signs)) if (text.includes(sign)) return code
  const named = words.find(([word]) => word.test(text))?.[1]
  return currencyWord.exec(text)?.[1] ?? named ?? null
}

/** As `currencyIn`, for headers such as `price_nok`, where codes are in lower case. */
export const currencyInHeader: (text: string) => string | null = remembered(
  (text) =>
    currencyIn(text) ??
    currencyWordAnyCase.exec(text.replaceAll('_', ' '))?.[1]?.toUpperCase() ??
    null,
)

const around =
  /^(?:[€£$¥￥₽]|zł|Kč|[A-Z]{1,3}\s?\$|[A-Za-z]{2,4}\.?|Fr\.|ca\.)?\s*(-?\d[\d.,'’\s]*(?:[.,][-–]+)?)\s*(?:[€£$¥￥₽]|,-|kr\.?|zł|Kč|円|Ft|[A-Z]{1,2}\$|[A-Za-z]{3}|Fr\.?|euros?)?\s*(.*)$/i

const fromWords = new Set(readWordLists(attributeTerms).get('from') ?? [])

/** "from EUR 4,20", "ab 4,20 €", "1.200円から": the least price is the price. */
function withoutFrom(text: string): string {
  const words = text.replace(/[～~]/g, ' ').trim().split(' ')
  const digits = words.findIndex((word) => /\d/.test(word))
  for (let length = digits; length > 0; length -= 1)
    if (fromWords.has(fold(words.slice(0, length).join(' ')))) return words.slice(length).join(' ')
  return words.join(' ').replace(/ ?(?:から|より|起|부터|[-‑]?t[óő]l)$/, '')
}

/**
 * A price cell: 15.5, "15.50€", "€7,00", "1'500", "£222.85/6 bts", "CHF 12.–", "6 0". Null when the
 * cell is no price, is empty, or says zero or a placeholder.
 */
export function readPrice(cell: Cell | undefined, decimal: DecimalSign): Price | null {
  if (typeof cell === 'number') {
    return cell > 0
      ? { amount: withoutNoise(cell), currency: null, raw: String(cell), units: null }
      : null
  }
  const raw = cellText(cell)
  if (raw === '' || raw.length > 40) return null
  const match = around.exec(withoutFrom(raw))
  if (match === null) return null
  const rest = (match[2] ?? '').replace(/^[-–—]+$/, '')
  if (rest !== '' && !/^([/(]|per\b|pr\b|p\.|x\b|ex\b|inkl?\b|ht\b|ttc\b)/i.test(rest)) return null
  const amount = readNumber((match[1] ?? '').trim(), decimal)
  if (amount === null || amount <= 0) return null
  const said = rest.replace(/^[/(]\s*/, '')
  // "€ 27.00 / case (6x75cl)"
  const units = rest === '' ? null : (unitsIn(said) ?? sizesIn(said)[0]?.units ?? null)
  return { amount: withoutNoise(amount), currency: currencyIn(raw), raw, units }
}
