import type { Outcome } from './finding.ts'
import type { Verdict } from './verdict.ts'

/** How many required criteria gave which status. */
export interface StatusTally {
  readonly near: number
  readonly unknown: number
  /** Contradicted, but within what a producer can change for one tender. */
  readonly not_met_changeable: number
  readonly not_met_fixed: number
}

/** The verdict of a pair (docs/matching.md, "Verdict of a pair"). */
export function verdictOf(tally: StatusTally): Verdict {
  if (tally.not_met_fixed > 0 || tally.not_met_changeable > 1) return 'none'
  if (tally.not_met_changeable === 1 || tally.near > 0) return 'near'
  return tally.unknown > 0 ? 'possible' : 'strong'
}

/** Counts required criteria only: preferred ones never enter the verdict. */
export function tallyOf(results: Iterable<Outcome & { readonly required: boolean }>): StatusTally {
  const tally = { near: 0, unknown: 0, not_met_changeable: 0, not_met_fixed: 0 }
  for (const { required, status, changeable } of results) {
    if (!required || status === 'met') continue
    if (status !== 'not_met') tally[status]++
    else if (changeable) tally.not_met_changeable++
    else tally.not_met_fixed++
  }
  return tally
}
