import { remembered } from '../shared/remembered.ts'

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

/** One sign or code of money beside a figure, as most prices have it. */
export const moneyMark = `(?:[€£$¥￥₽円]|,-|(?:${codes})(?![A-Za-z])|zł|Kč|kr\\.?|Ft|lei|Fr\\.|[A-Z]{1,2}\\$|euros?)`

/** Signs and words of money, also those that several currencies share. */
const marks =
  /(?<!\p{L})(?:US|CA|AU|NZ|HK|MX|SG|[CARS])?\s?\$|[€£¥￥₽円]|(?<!\p{L})(?:zł|zl|kč|[nsd]?kr|ft|s?fr|lei|rs|руб|р|грн|лв|din|euros?|dollars?|pounds?|sterling)(?!\p{L})\.?|(?<!\p{L})\p{L}{3}(?!\p{L})|(?<=\d),-/giu
const shortNames = /^(?:zł|zl|kč|[nsd]?kr|ft|s?fr|lei|rs|руб|р|грн|лв|din)\.?$/iu

let known: ReadonlySet<string> | undefined
const isCode = (word: string) => {
  known ??= new Set(Intl.supportedValuesOf('currency'))
  return known.has(word.toUpperCase())
}
const isMark = (mark: string) => !/^\p{L}{3}$/u.test(mark) || shortNames.test(mark) || isCode(mark)

/** The text without signs, codes and words of money, and whether there were any. */
export function withoutMoney(text: string): { readonly text: string; readonly isMoney: boolean } {
  let isMoney = false
  const bare = text.replace(marks, (mark) => {
    if (!isMark(mark)) return mark
    isMoney = true
    return ' '
  })
  return { text: bare, isMoney }
}
