import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Stated } from './column.ts'
import type { Item } from './item.ts'
import { amountOf, decimalsOf, withCurrency, writeAmount } from './lettering.ts'
import type { Plan } from './plan.ts'

/** Best first: the order in which an offer price is chosen. `price` is one without terms. */
export const bases = ['ex_works', 'fob', 'trade', 'price', 'retail'] as const
export type Basis = (typeof bases)[number]

export interface PriceKind {
  readonly basis: Basis
  readonly per: 'bottle' | 'case'
}

/** Of the price ex works. */
export const factors: Readonly<Record<Basis, number>> = {
  ex_works: 1,
  fob: 1.06,
  trade: 1.35,
  price: 1.2,
  retail: 2.2,
}
/** As `price_unit` says it. */
const terms: Readonly<Record<Basis, string>> = {
  ex_works: ', EXW',
  fob: ', FOB',
  trade: ', excl. VAT',
  price: '',
  retail: ', retail, incl. VAT',
}

/** Terms that a line above or below the table states for all prices without terms of their own. */
export type LineBasis = 'ex_works' | 'trade' | 'retail'

export function bottle(basis: Basis): PriceKind {
  return { basis, per: 'bottle' }
}
export function perCase(basis: Basis): PriceKind {
  return { basis, per: 'case' }
}

export const unitWords = ({ basis, per }: PriceKind, { pack }: Item) =>
  `${per === 'case' ? `case of ${pack} bottles` : 'bottle'}${terms[basis]}`

export const amount = ({ lettering }: Plan, { basis, per }: PriceKind, { euros, pack }: Item) =>
  amountOf(lettering, euros * factors[basis] * (per === 'case' ? pack : 1))

/** "€ 27.00 / case (6x75cl)" where the cell spells it out. */
export function amountCell({ lettering, say }: Plan, value: number, caseOf: Item | null): Cell {
  if (caseOf !== null) {
    const figure = value.toFixed(decimalsOf(lettering)).replace('.', lettering.decimal)
    const size = `${caseOf.pack}x${caseOf.volume_ml / 10}cl`.replace('.', lettering.decimal)
    return `${withCurrency(lettering, figure)} / ${say('words', 'case')} (${size})`
  }
  if (lettering.isTyped && lettering.currencyAt !== 'cell') return value
  const written = writeAmount(lettering, value)
  if (!lettering.saysFrom) return written
  const from = say('words', 'from')
  return /^[-～]/.test(from) ? `${written}${from}` : `${from} ${written}`
}

export function mainPrice(
  { lettering }: Plan,
  { volume_ml }: Item,
  value: number,
  price_unit: string,
  isSpelledOut: boolean,
): Stated {
  const saysCurrency = isSpelledOut || ['cell', 'header', 'line'].includes(lettering.currencyAt)
  return {
    price_amount: value,
    price_unit,
    ...(saysCurrency ? { price_currency: lettering.currency } : {}),
    ...(isSpelledOut ? { volume_ml } : {}),
  }
}
