import type { Criterion } from '../tenders/criterion.ts'
import type { Outcome } from './finding.ts'
import { isToCheck } from './match-product.ts'
import { scoreTenths, scoreWeights } from './score-of.ts'
import type { StatusTally } from './verdict-of.ts'

/** What the criteria looked at so far add up to for a group of products. */
export class RunningSum implements StatusTally {
  near = 0
  unknown = 0
  not_met_changeable = 0
  readonly not_met_fixed = 0
  earned_tenths = 0
  to_check = 0

  /** To go on from here without changing what others go on from. */
  copy(): RunningSum {
    const copy = new RunningSum()
    copy.near = this.near
    copy.unknown = this.unknown
    copy.not_met_changeable = this.not_met_changeable
    copy.earned_tenths = this.earned_tenths
    copy.to_check = this.to_check
    return copy
  }

  /** One more answer; false: whatever comes, the verdict will be `none`. */
  add({ kind, required }: Criterion, { status, changeable }: Outcome): boolean {
    if (!required) {
      if (isToCheck({ required, status })) this.to_check++
      return true
    }
    if (status === 'near') this.near++
    else if (status === 'unknown') this.unknown++
    else if (status === 'not_met') {
      if (!changeable || this.not_met_changeable > 0) return false
      this.not_met_changeable = 1
    }
    this.earned_tenths += scoreWeights[kind] * scoreTenths[status]
    return true
  }
}
