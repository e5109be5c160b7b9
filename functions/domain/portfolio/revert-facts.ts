import { isSame } from '../shared/is-same.ts'
import { markedBut } from './derived-marks.ts'
import type { ProductFacts } from './product.ts'

/**
 * The facts as they were before an import wrote its own. What was corrected by hand stays, and what a
 * later import wrote over it.
 */
export function revertFacts(
  current: ProductFacts,
  { before, written }: { readonly before: ProductFacts; readonly written: ProductFacts },
  corrected: readonly string[],
): ProductFacts {
  const fields = Object.keys(before) as (keyof ProductFacts)[]
  const reverted = fields.filter(
    (field) => !corrected.includes(field) && isSame(current[field], written[field]),
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
