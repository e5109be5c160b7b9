import type { CriterionKind } from '../tenders/criterion.ts'
import type { Status } from './verdict.ts'

/**
 * How much a criterion counts when matches of the same verdict are ordered: what makes the drink
 * first, what it is packed in last. Our own choice; it orders, it promises nothing.
 */
export const scoreWeights: Readonly<Record<CriterionKind, number>> = {
  category: 10,
  origin: 10,
  price: 10,
  grapes: 8,
  vintage: 6,
  size: 6,
  certification: 6,
  quantity: 6,
  alcohol: 5,
  sugar: 4,
  container: 4,
  ageing: 4,
  closure: 3,
  text: 0,
}

/** Tenths of the weight that a status earns: a near miss is worth more than silence. */
export const scoreTenths: Readonly<Record<Status, number>> = {
  met: 10,
  near: 7,
  unknown: 5,
  not_met: 0,
}

/** What may be asked beside what is known of a tender counts as an open point of this weight. */
const unknownRest = 30

/** 0-100 from the sums over the required criteria; 0 where nothing is required. */
export function scoreFrom(earned_tenths: number, weight: number, isWholeKnown: boolean): number {
  if (weight === 0) return 0
  const rest = isWholeKnown ? 0 : unknownRest
  return Math.round(((earned_tenths + rest * scoreTenths.unknown) * 10) / (weight + rest))
}

/** The score of a pair: whole numbers until the last step, so that the order of criteria cannot matter. */
export function scoreOf(
  results: Iterable<{
    readonly kind: CriterionKind
    readonly required: boolean
    readonly status: Status
  }>,
  isWholeKnown: boolean,
): number {
  let earned = 0
  let weight = 0
  for (const { kind, required, status } of results) {
    if (!required) continue
    weight += scoreWeights[kind]
    earned += scoreWeights[kind] * scoreTenths[status]
  }
  return scoreFrom(earned, weight, isWholeKnown)
}
