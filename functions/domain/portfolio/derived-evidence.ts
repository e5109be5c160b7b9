import { type ProductEvidence, readFieldOf, type ValueEvidence } from './evidence.ts'
import type { DerivedFact, ProductFacts } from './product.ts'

type Values = ProductEvidence['values']

// products share their evidence: what is made of it is shared as well
const made = new WeakMap<Values, Map<string, Values>>()

/**
 * The evidence of a product with the values that follow from a place marked so: nobody wrote them. They are as sure
 * as what names the place, its region or else its name.
 */
export function withDerivedEvidence(
  evidence: ProductEvidence,
  { derived = [] }: Pick<ProductFacts, 'derived'>,
): ProductEvidence {
  if (derived.length === 0) return evidence
  const { values } = evidence
  const ofValues = made.get(values) ?? new Map<string, Values>()
  made.set(values, ofValues)
  const key = derived.map(({ field }) => field).join()
  const known = ofValues.get(key) ?? derivedValues(values, derived)
  ofValues.set(key, known)
  return { ...evidence, values: known }
}

function derivedValues(values: Values, derived: readonly DerivedFact[]): Values {
  const source = derived.some(({ field }) => field === 'region') ? 'name' : 'region'
  const confidence = values[source]?.confidence ?? 1
  const follows: ValueEvidence = { confidence, column: null, from: 'derived' }
  return {
    ...values,
    ...Object.fromEntries(derived.map(({ field }) => [readFieldOf[field], follows])),
  }
}
