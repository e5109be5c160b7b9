import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** e.g. `newId('cus')` -> `cus_` and 24 letters */
export const newId = (prefix: string) =>
  `${prefix}_${randomText(prefix.startsWith('cs_') ? 58 : 24)}`
