import { isSame } from '../shared/is-same.ts'
import { markedBut } from './derived-marks.ts'
import { mergeFacts } from './merge-facts.ts'
import type { PriceTerms } from './price-terms.ts'
import type { ProductFacts } from './product.ts'

interface Written {
  readonly before: ProductFacts
  readonly written: ProductFacts
  /** The terms of the price in the edition before. */
  readonly readBefore?: PriceTerms | null
}

/**
 * The facts as they were before an import wrote its own. What was corrected by hand stays, and what a
 * later import wrote over it.
 */
export function revertFacts(
  current: ProductFacts,
  { before, written, readBefore = null }: Written,
  corrected: readonly string[],
): ProductFacts {
  const fields = Object.keys(before) as (keyof ProductFacts)[]
  // of a price the import wrote the amount, and kept the terms that somebody has seen to
  const merged = mergeFacts(before, written, corrected, readBefore)
  const reverted = fields.filter(
    (field) =>
      !corrected.includes(field) &&
      [written[field], merged[field]].some((wrote) => isSame(current[field], wrote)),
  )
  const back = Object.fromEntries(reverted.map((field) => [field, before[field]]))
  // a mark tells of a value: it goes back with it
  const marks = [...(before.derived ?? []), ...(current.derived ?? [])].filter(
    ({ field }, at, all) =>
      all.findIndex((other) => other.field === field) === at &&
      (reverted.includes(field) ? before.derived : current.derived)?.some(
        (mark) => mark.field === field,
      ),
  )
  const { derived: _, ...facts } = { ...current, ...back } as ProductFacts
  return markedBut(marks.length === 0 ? facts : { ...facts, derived: marks }, corrected)
}
