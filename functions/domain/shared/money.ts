import type * as z from 'zod'
import type { moneySchema } from './money-schema.ts'

/** ISO 4217 code. */
export type Currency = string

/** Integer minor units (cent, öre, øre) and their currency; never a decimal number. */
export type Money = z.infer<typeof moneySchema>

// asking Intl costs some 20 microseconds, too much for every pair of a match
const knownDigits = new Map<Currency, number>()

/** How many decimals the currency has: 2 for EUR, 0 for JPY (ISO 4217, as Intl knows it). */
export function minorDigits(currency: Currency | null): number {
  if (currency === null) return 2
  let digits = knownDigits.get(currency)
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    digits = format.resolvedOptions().maximumFractionDigits ?? 2
    knownDigits.set(currency, digits)
  }
  return digits
}

/** Rounds a decimal amount as written in a list (15.5) half away from zero to minor units (1550). */
export function toMinor(amount: number, currency: Currency | null): number {
  const scaled = Math.abs(amount) * 10 ** minorDigits(currency)
  // 1.005 * 100 is 100.49999...: the nudge undoes binary representation, far below half a unit
  return Math.sign(amount) * Math.round(scaled * (1 + Number.EPSILON * 4))
}

export const fromMinor = (minor: number, currency: Currency | null): number =>
  minor / 10 ** minorDigits(currency)
