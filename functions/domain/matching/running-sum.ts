import type { Criterion } from '../tenders/criterion.ts'
import type { Outcome } from './finding.ts'
import { isToCheck } from './match-product.ts'
import { scoreTenths, scoreWeights } from './score-of.ts'
import { isIdentity, type StatusTally } from './verdict-of.ts'

/** What the criteria looked at so far add up to for a group of products. */
export class RunningSum implements StatusTally {
  near = 0
  unknown = 0
  not_met_changeable = 0
  readonly not_met_fixed = 0
  price_missed = 0
  is_incomplete = false
  readonly is_unread = false
  earned_tenths = 0
  to_check = 0

  /** To go on from here without changing what others go on from. */
  copy(): RunningSum {
    const copy = new RunningSum()
    copy.near = this.near
    copy.unknown = this.unknown
    copy.not_met_changeable = this.not_met_changeable
    copy.price_missed = this.price_missed
    copy.is_incomplete = this.is_incomplete
    copy.earned_tenths = this.earned_tenths
    copy.to_check = this.to_check
    return copy
  }

  /** One more answer; false: whatever comes, the verdict will be `none`. */
  add({ kind, required }: Criterion, { status, changeable, fact_missing }: Outcome): boolean {
    if (!required) {
      if (isToCheck({ required, status })) this.to_check++
      return true
    }
    if (status === 'near') this.near++
    else if (status === 'unknown') {
      this.unknown++
      if (fact_missing && isIdentity(kind)) this.is_incomplete = true
    } else if (status === 'not_met') {
      if (!changeable || this.not_met_changeable > 0) return false
      this.not_met_changeable = 1
    }
    if (kind === 'price' && (status === 'near' || status === 'not_met')) this.price_missed++
    // what is known speaks against it already: no fact can open this tender
    if (this.is_incomplete && this.not_met_changeable > 0) return false
    this.earned_tenths += scoreWeights[kind] * scoreTenths[status]
    return true
  }
}
