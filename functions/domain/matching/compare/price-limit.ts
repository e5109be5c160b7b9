import type { PriceLimit } from '../../tenders/criterion.ts'
import { everyPart, type Finding, met, missed, type NoteKey, unknown } from '../finding.ts'
import { nearLimits, reachLimits } from '../near-limits.ts'

/** Where a price lies, in minor units of the limit's currency; low = high when it is known exactly. */
export interface PriceRange {
  readonly low: number
  readonly high: number
}

// undoes the binary noise of division and conversion, far below a minor unit
const noise = (limit: number) => limit * 1e-12

function keepsMaximum(price: number, { max_minor: max, max_inclusive }: PriceLimit): boolean {
  if (max === null) return true
  return max_inclusive ? price <= max + noise(max) : price < max - noise(max)
}

function keepsMinimum(price: number, { min_minor: min, min_inclusive }: PriceLimit): boolean {
  if (min === null) return true
  return min_inclusive ? price >= min - noise(min) : price > min + noise(min)
}

/**
 * A price between bounds. Exactly an excluded bound is near with gap 0. Of a range the answer is
 * certain only when both ends give it.
 */
export function withinPriceLimit(
  range: PriceRange,
  limit: PriceLimit,
  notes: readonly NoteKey[],
): Finding {
  return everyPart([maximumFinding(range, limit, notes), minimumFinding(range, limit, notes)])
}

function maximumFinding({ low, high }: PriceRange, limit: PriceLimit, notes: readonly NoteKey[]) {
  const { max_minor: max, currency } = limit
  if (max === null || keepsMaximum(high, limit)) return met(notes)
  if (keepsMaximum(low, limit)) return leftOpen(limit, notes)
  const isAbove = (percent: number) => low <= (max * (100 + percent)) / 100 + noise(max)
  return missed({
    near: isAbove(nearLimits.price_percent),
    changeable: isAbove(reachLimits.price_percent),
    gap: { amount: whole(low - max), unit: 'minor_units', currency },
    key: 'lower_price',
    field: 'price',
    notes,
  })
}

function minimumFinding({ low, high }: PriceRange, limit: PriceLimit, notes: readonly NoteKey[]) {
  const { min_minor: min, currency } = limit
  if (min === null || keepsMinimum(low, limit)) return met(notes)
  if (keepsMinimum(high, limit)) return leftOpen(limit, notes)
  const isBelow = (percent: number) => high >= (min * (100 - percent)) / 100 - noise(min)
  return missed({
    near: isBelow(nearLimits.price_percent),
    changeable: isBelow(reachLimits.price_percent),
    gap: { amount: whole(min - high), unit: 'minor_units', currency },
    key: 'raise_price',
    field: 'price',
    notes,
  })
}

const leftOpen = (limit: PriceLimit, notes: readonly NoteKey[]): Finding =>
  unknown(limit.basis === 'fob' ? 'state_fob_price' : 'state_ex_works_price', 'price', notes)

/** Gaps are shown in whole minor units, rounded up: lowering by the gap is enough. */
const whole = (amount: number) => Math.max(0, Math.ceil(amount - 1e-6))
