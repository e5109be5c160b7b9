import type { CriterionKind } from './criterion.ts'
import type { Status, Verdict } from './verdict.ts'

/** Kinds that a producer can change for one tender: another price, bottle, cork or quantity of the same drink. */
export const changeableKinds: ReadonlySet<CriterionKind> = new Set([
  'price',
  'container',
  'size',
  'closure',
  'quantity',
])

/** How many required criteria gave which status. */
export interface StatusTally {
  readonly near: number
  readonly unknown: number
  /** Contradicted, but of a changeable kind. */
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
export function tallyOf(
  results: Iterable<{
    readonly kind: CriterionKind
    readonly required: boolean
    readonly status: Status
  }>,
): StatusTally {
  const tally = { near: 0, unknown: 0, not_met_changeable: 0, not_met_fixed: 0 }
  for (const { kind, required, status } of results) {
    if (!required || status === 'met') continue
    if (status !== 'not_met') tally[status]++
    else if (changeableKinds.has(kind)) tally.not_met_changeable++
    else tally.not_met_fixed++
  }
  return tally
}
