import { withDerived } from './derived-facts.ts'
import { markedBut } from './derived-marks.ts'
import { noFacts } from './no-facts.ts'
import type { ProductFacts } from './product.ts'

/**
 * The facts after these fields were changed by hand: what followed from a place that is no longer named goes, and
 * what follows from the one named now comes. What was corrected stays, also where it was left empty.
 */
export function derivedAgain(
  facts: ProductFacts,
  changed: readonly string[],
  corrected: readonly string[],
): ProductFacts {
  const ofName = facts.derived?.some(({ field }) => field === 'region') ?? false
  const marked = markedBut(facts, [...changed, ...corrected])
  const { derived = [], ...stated } = marked
  const isMoved = changed.includes('region') || (ofName && changed.includes('name'))
  if (!isMoved || derived.length === 0) return markedBut(facts, changed)
  const emptied = derived.map(({ field }) => [field, noFacts[field]])
  const again = withDerived({ ...stated, ...Object.fromEntries(emptied) })
  const kept = Object.entries(stated).filter(([field]) => corrected.includes(field))
  return markedBut({ ...again, ...Object.fromEntries(kept) }, corrected)
}
