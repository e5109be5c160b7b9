import type { Criterion } from './criterion.ts'
import { isToCheck } from './match-product.ts'
import { scoreTenths, scoreWeights } from './score-of.ts'
import type { Status } from './verdict.ts'
import { changeableKinds, type StatusTally } from './verdict-of.ts'

/** What the criteria looked at so far add up to for a group of products. */
export interface RunningSum extends StatusTally {
  readonly earned_tenths: number
  readonly to_check: number
}

export const nothingYet: RunningSum = {
  near: 0,
  unknown: 0,
  not_met_changeable: 0,
  not_met_fixed: 0,
  earned_tenths: 0,
  to_check: 0,
}

/** The sum with one more answer; null: whatever comes, the verdict will be `none`. */
export function withAnswer(
  sum: RunningSum,
  criterion: Criterion,
  status: Status,
): RunningSum | null {
  const { kind, required } = criterion
  if (!required)
    return isToCheck({ required, status }) ? { ...sum, to_check: sum.to_check + 1 } : sum
  if (status === 'not_met' && (!changeableKinds.has(kind) || sum.not_met_changeable > 0))
    return null
  return {
    near: sum.near + (status === 'near' ? 1 : 0),
    unknown: sum.unknown + (status === 'unknown' ? 1 : 0),
    not_met_changeable: sum.not_met_changeable + (status === 'not_met' ? 1 : 0),
    not_met_fixed: 0,
    earned_tenths: sum.earned_tenths + scoreWeights[kind] * scoreTenths[status],
    to_check: sum.to_check,
  }
}
