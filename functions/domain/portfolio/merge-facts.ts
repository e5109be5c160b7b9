import { isSame } from '../shared/is-same.ts'
import { markedBut } from './derived-marks.ts'
import type { ProductFacts } from './product.ts'

const fieldNames = (facts: ProductFacts) => Object.keys(facts) as (keyof ProductFacts)[]

/** The fields in which two sets of facts differ. */
export const changedFields = (before: ProductFacts, after: ProductFacts): string[] =>
  fieldNames(after).filter((name) => !isSame(before[name], after[name]))

/** A new reading of the file, except for what the producer corrected by hand. */
export function mergeFacts(
  stored: ProductFacts,
  read: ProductFacts,
  correctedFields: readonly string[],
): ProductFacts {
  const kept = fieldNames(stored).filter((name) => correctedFields.includes(name))
  const merged = { ...read, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) }
  return markedBut(merged, correctedFields)
}
