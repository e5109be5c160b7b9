import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Random } from '../hostile-files/random.ts'
import type { Language } from './language.ts'

/** How a list writes its figures: the same all through the list. */
export interface Lettering {
  readonly decimal: '.' | ','
  /** Between thousands; empty for none. */
  readonly thousands: string
  /** ISO 4217. */
  readonly currency: string
  /** Where the list says its currency. */
  readonly currencyAt: 'cell' | 'header' | 'column' | 'line' | 'nowhere'
  readonly currencyIs: 'sign' | 'code'
  readonly currencyFirst: boolean
  readonly currencySpace: '' | ' '
  readonly size: (typeof sizes)[number]
  readonly strength: 'vol' | 'percent' | 'bare' | 'fraction'
  readonly capitalNames: boolean
  readonly capitalProducers: boolean
  /** "from EUR 4,20". */
  readonly saysFrom: boolean
  /** A workbook holds figures as numbers, or as the texts that somebody typed. */
  readonly isTyped: boolean
}

const sizes = ['cl', 'ml', 'l', 'bare l', 'bare cl', 'bare ml', 'pack x l', 'pack x ml'] as const

const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: 'US$',
  GBP: '£',
  JPY: '¥',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr.',
  PLN: 'zł',
  CZK: 'Kč',
  HUF: 'Ft',
  RON: 'lei',
  RUB: '₽',
}
/** Rough, for plausible figures only: the amounts of a made list are nobody's prices. */
const perEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  SEK: 11,
  NOK: 11.5,
  DKK: 7.5,
  PLN: 4.3,
  CZK: 25,
  HUF: 390,
  RON: 5,
  RUB: 95,
  JPY: 165,
}
const withoutCents: ReadonlySet<string> = new Set(['HUF', 'RUB', 'JPY', 'CZK'])
/** "kr" and the like may be of several countries: a careful human does not take them for one. */
const ambiguousSigns: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK'])

export function letteringOf(
  random: Random,
  language: Language,
  { hasHeader, isWorkbook }: { hasHeader: boolean; isWorkbook: boolean },
): Lettering {
  const isOwn = random.chance(0.5)
  const currency = isOwn ? language.currency : random.oneOf(['EUR', 'EUR', 'EUR', 'USD', 'GBP'])
  const decimal = random.chance(0.88) ? language.decimal : random.oneOf(['.', ','] as const)
  const isTyped = isWorkbook && random.chance(0.65)
  const places = hasHeader
    ? (['cell', 'cell', 'header', 'header', 'column', 'line', 'nowhere'] as const)
    : (['cell', 'nowhere'] as const)
  const hasCode = ambiguousSigns.has(currency) || language.code === 'ja'
  // without a header a bare figure would be a riddle
  const size = random.oneOf(hasHeader ? sizes : (['cl', 'ml', 'l', 'pack x l'] as const))
  return {
    decimal,
    thousands: random.oneOf(decimal === '.' ? ['', ','] : ['', '.', ' ']),
    currency,
    currencyAt: random.oneOf(places),
    currencyIs: hasCode || random.chance(0.3) ? 'code' : 'sign',
    currencyFirst: random.chance(decimal === '.' ? 0.85 : 0.35),
    currencySpace: random.oneOf(['', ' ']),
    size,
    strength:
      isTyped && size !== 'bare l' && hasHeader && random.chance(0.2)
        ? 'fraction'
        : random.oneOf(
            hasHeader ? (['vol', 'percent', 'bare'] as const) : (['vol', 'percent'] as const),
          ),
    capitalNames: random.chance(0.1),
    capitalProducers: random.chance(0.12),
    saysFrom: !isTyped && random.chance(0.06),
    isTyped,
  }
}

/** An amount as a list would ask it: cents in fives, big currencies in whole units. */
export function amountOf({ currency }: Lettering, euros: number): number {
  const amount = euros * (perEuro[currency] ?? 1)
  if (withoutCents.has(currency)) return Math.round(amount / 10) * 10
  return Math.round(amount * 20) / 20
}

export function writeNumber(lettering: Lettering, value: number, decimals: number): string {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, lettering.thousands)
  return part === undefined ? grouped : `${grouped}${lettering.decimal}${part}`
}

export const decimalsOf = ({ currency }: Lettering) => (withoutCents.has(currency) ? 0 : 2)

/** "12,50", or with its currency where the cells say it: "€ 12,50". */
export function writeAmount(lettering: Lettering, amount: number): string {
  const figure = writeNumber(lettering, amount, decimalsOf(lettering))
  return lettering.currencyAt === 'cell' ? withCurrency(lettering, figure) : figure
}

export function withCurrency(lettering: Lettering, figure: string): string {
  const { currency, currencyIs, currencyFirst, currencySpace } = lettering
  const said = currencyIs === 'sign' ? (signs[currency] ?? currency) : currency
  const space = said.length > 1 ? ' ' : currencySpace
  return currencyFirst ? `${said}${space}${figure}` : `${figure}${space}${said}`
}

/** A figure as the cell of a workbook, or as text. */
export const figureCell = (lettering: Lettering, value: number, decimals: number): Cell =>
  lettering.isTyped
    ? value
    : writeNumber(lettering, value, decimals).replace(lettering.thousands, '')

/** As short as people write it: 0,75 and not 0,750. */
const trimmed = ({ decimal }: Lettering, value: number, decimals: number) =>
  String(Number(value.toFixed(decimals))).replace('.', decimal)

/** "75 cl", "0,75 l", "6x0,75l"; bare figures are in the unit that the header names. */
export function writeSize(lettering: Lettering, millilitres: number, pack: number): Cell {
  const litres = trimmed(lettering, millilitres / 1000, 3)
  switch (lettering.size) {
    case 'cl':
      return `${trimmed(lettering, millilitres / 10, 1)} cl`
    case 'ml':
      return `${millilitres} ml`
    case 'l':
      return `${litres} l`
    case 'bare l':
      return lettering.isTyped ? millilitres / 1000 : litres
    case 'bare cl':
      return lettering.isTyped ? millilitres / 10 : trimmed(lettering, millilitres / 10, 1)
    case 'bare ml':
      return lettering.isTyped ? millilitres : String(millilitres)
    case 'pack x l':
      return `${pack}x${litres}l`
    case 'pack x ml':
      return `${pack}x${millilitres}ml`
  }
}

export const saysPack = ({ size }: Lettering) => size.startsWith('pack')

/** The unit that a header of bare sizes names. */
export const sizeUnit = ({ size }: Lettering) =>
  size.startsWith('bare ') ? size.slice('bare '.length) : null

/** "12,5 % vol", "12.5%", 12.5, or 0.125 where the workbook shows per cent. */
export function writeStrength(lettering: Lettering, percent: number): Cell {
  const figure = trimmed(lettering, percent, 2)
  switch (lettering.strength) {
    case 'vol':
      return `${figure} % vol`
    case 'percent':
      return `${figure}%`
    case 'bare':
      return lettering.isTyped ? percent : figure
    case 'fraction':
      return Number((percent / 100).toFixed(4))
  }
}

/** "12,000 btl", "1 200 cases". */
export function writeQuantity(lettering: Lettering, count: number, unit: string | null): Cell {
  if (unit === null) return figureCell(lettering, count, 0)
  return `${writeNumber(lettering, count, 0)} ${unit}`
}
