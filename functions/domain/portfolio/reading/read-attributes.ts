import { remembered } from '../../shared/remembered.ts'
import { closureOf } from '../../vocabulary/closures.ts'
import { containerOf } from '../../vocabulary/containers.ts'
import { readNumber } from './read-number.ts'
import { type Cell, cellText } from './sheet.ts'

/** The container as the criteria name it; as stated when it is none of them. */
export const readContainer = (text: string): string | null =>
  text === '' ? null : (containerOf(text) ?? text)

/** The closure as the criteria name it; as stated when it is none of them. */
export const readClosure = (text: string): string | null =>
  text === '' ? null : (closureOf(text) ?? text)

/** % vol; a fraction when the column holds fractions (0.12). */
export function readAbv(cell: Cell | undefined, isFraction: boolean): number | null {
  if (typeof cell === 'number') {
    const percent = isFraction && cell <= 1 ? Math.round(cell * 10000) / 100 : cell
    return inRange(percent, 100)
  }
  return abvIn(cellText(cell))
}

const abvIn = remembered((text: string): number | null => {
  const digits = /(?<!\d)\d{1,3}(?:[.,]\d{1,3})?/.exec(text)?.[0]
  const value = digits === undefined ? null : readNumber(digits.replace(',', '.'), '.')
  return value === null ? null : inRange(value, 100)
})

const strength =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:°(?!\s?[CFP]\b|\s?plato)|º(?!\s?\p{L})|GL(?![\p{L}])|%\s?(?:vol|alc|abv)(?![\p{L}]))/iu

const strongestWine = 22

/**
 * The strength in a name: "PISCO 35°", "Blenders 29,5GL", "40 % vol". Of a wine only one that wines
 * have: "45° Rugientes" is a latitude, "25°" an anniversary.
 */
export function strengthIn(name: string, type_norm: string | null): number | null {
  const value = Number((strength.exec(name)?.[1] ?? '').replace(',', '.'))
  const isWine = type_norm === null || type_norm.endsWith('wine')
  return value >= (isWine ? 8 : 3) && value <= (isWine ? strongestWine : 80) ? value : null
}

/** g/l: "3,5", "< 1.0", "4 g/l". */
export function readSugar(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell >= 0 && cell <= 800 ? cell : null
  const digits = /\d{1,3}(?:[.,]\d{1,2})?/.exec(cellText(cell))?.[0]
  const value = digits === undefined ? null : Number(digits.replace(',', '.'))
  return value !== null && value <= 800 ? value : null
}

const inRange = (value: number, most: number) =>
  value > 0 && value < most ? Math.round(value * 100) / 100 : null

/** Digits of a GTIN (8, 12, 13 or 14), null otherwise. */
export function readGtin(cell: Cell | undefined): string | null {
  const digits = cellText(cell).replace(/[\s-]/g, '')
  return /^(\d{8}|\d{12,14})$/.test(digits) ? digits : null
}
