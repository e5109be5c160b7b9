import type { CriterionResult } from '../matching/verdict.ts'

/** Answers that rest on figures which are not the offer's own: an importer's share, a rate of another day. */
const estimates = new Set<string>([
  'shelf_price_modelled',
  'currency_converted',
  'light_glass_by_weight',
])

/**
 * Whether the offer certainly misses a requirement: by however little, since a tender is exact; on an estimate
 * only beyond what a producer could change.
 */
export function contradictsTender({
  required,
  status,
  changeable,
  notes,
}: CriterionResult): boolean {
  if (!required || (status !== 'near' && status !== 'not_met')) return false
  return !notes.some((note) => estimates.has(note)) || (status === 'not_met' && !changeable)
}
