import { isFactMissing } from './finding.ts'
import type { CriterionResult } from './verdict.ts'

/** What keeps a match from being decided. */
export interface OpenFacts {
  /** The facts of the product that required points wait for, by their field. */
  readonly missing: readonly string[]
  /** How many required points are open for another reason: missed, or to be checked by a person. */
  readonly others: number
}

type Judged = Pick<CriterionResult, 'required' | 'status' | 'remedy'>

/** The open required points of a match, those that a fact of the product would settle apart from the others. */
export function openFacts(results: readonly Judged[]): OpenFacts {
  const open = results.filter(({ required, status }) => required && status !== 'met')
  const waiting = open.filter((one) => isFactMissing(one) && one.remedy?.field != null)
  const missing = new Set(waiting.flatMap(({ remedy }) => remedy?.field ?? []))
  return { missing: [...missing], others: open.length - waiting.length }
}

/** One fact alone would say whether the product fits. */
export const isDecidedBy = ({ missing, others }: OpenFacts, field: string): boolean =>
  others === 0 && missing.length === 1 && missing[0] === field
