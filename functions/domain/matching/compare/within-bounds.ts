import { type Finding, met, missed, type RemedyKey } from '../finding.ts'
import type { Gap } from '../verdict.ts'

interface Bounds {
  readonly min: number | null
  readonly max: number | null
  /** How far outside still counts as near, in the same unit. */
  readonly near_by: number
  readonly unit: Gap['unit']
  readonly key: RemedyKey
  readonly field: string
}

/** A known number against inclusive bounds. */
export function withinBounds(value: number, bounds: Bounds): Finding {
  const over = bounds.max === null ? 0 : value - bounds.max
  const under = bounds.min === null ? 0 : bounds.min - value
  const outside = Math.max(over, under)
  if (outside <= 0) return met()
  return missed({
    near: outside <= bounds.near_by,
    gap: { amount: outside, unit: bounds.unit, currency: null },
    key: bounds.key,
    field: bounds.field,
  })
}
