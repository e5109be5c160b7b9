import { isSame } from '../shared/is-same.ts'
import { markedBut } from './derived-marks.ts'
import { priceTermsField } from './evidence.ts'
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
  const merged: ProductFacts = {
    ...read,
    ...Object.fromEntries(kept.map((name) => [name, stored[name]])),
  }
  const hasTerms = correctedFields.includes(priceTermsField) && !correctedFields.includes('price')
  return markedBut(hasTerms ? withTermsOf(merged, stored) : merged, correctedFields)
}

/** The price that the file says, for what and on the terms that somebody has seen to. */
function withTermsOf(facts: ProductFacts, { price: stored }: ProductFacts): ProductFacts {
  if (facts.price === null || stored === null) return facts
  const { per, units_per_case, basis } = stored
  return { ...facts, price: { ...facts.price, per, units_per_case, basis } }
}
