import { isSame } from '../shared/is-same.ts'
import { markedBut } from './derived-marks.ts'
import { priceTermsField } from './evidence.ts'
import type { PriceTerms } from './price-terms.ts'
import type { ProductFacts, ProductPrice } from './product.ts'

const fieldNames = (facts: ProductFacts) => Object.keys(facts) as (keyof ProductFacts)[]

/** The fields in which two sets of facts differ. */
export const changedFields = (before: ProductFacts, after: ProductFacts): string[] =>
  fieldNames(after).filter((name) => !isSame(before[name], after[name]))

/** A new reading of the file, except for what the producer corrected by hand. */
export function mergeFacts(
  stored: ProductFacts,
  read: ProductFacts,
  correctedFields: readonly string[],
  readBefore: PriceTerms | null = null,
): ProductFacts {
  const kept = fieldNames(stored).filter((name) => correctedFields.includes(name))
  const merged: ProductFacts = {
    ...read,
    ...Object.fromEntries(kept.map((name) => [name, stored[name]])),
  }
  const hasTerms =
    correctedFields.includes(priceTermsField) &&
    !correctedFields.includes('price') &&
    keepsTerms(stored, read, readBefore)
  return markedBut(hasTerms ? withTermsOf(merged, stored) : merged, correctedFields)
}

/** What a price is for and on which terms. */
export const termsOf = ({ per, units_per_case, basis }: ProductPrice): PriceTerms => ({
  per,
  units_per_case,
  basis,
})

/**
 * Whether the terms of a price that somebody has seen to still hold. Another amount that the file states on other
 * terms is one of those; the same amount was seen to with its terms, and so were terms that the file said before.
 */
function keepsTerms(
  { price: stored }: ProductFacts,
  { price: read }: ProductFacts,
  readBefore: PriceTerms | null,
): boolean {
  if (stored === null || read === null) return true
  if (stored.amount_minor === read.amount_minor && stored.currency === read.currency) return true
  if (readBefore !== null && isSame(termsOf(read), readBefore)) return true
  const seenTo = termsOf(stored)
  return Object.entries(termsOf(read)).every(
    ([part, said]) => said === null || said === seenTo[part as keyof typeof seenTo],
  )
}

/** What stays corrected after a new reading: terms that it replaced have to be seen to again. */
export const stillCorrected = (
  stored: ProductFacts,
  read: ProductFacts,
  correctedFields: readonly string[],
  readBefore: PriceTerms | null = null,
): string[] =>
  correctedFields.filter(
    (field) => field !== priceTermsField || keepsTerms(stored, read, readBefore),
  )

/** The price that the file says, for what and on the terms that somebody has seen to. */
function withTermsOf(facts: ProductFacts, { price: stored }: ProductFacts): ProductFacts {
  if (facts.price === null || stored === null) return facts
  return { ...facts, price: { ...facts.price, ...termsOf(stored) } }
}
