import type { GrapeRule } from '../tenders/criterion.ts'
import { fold } from '../vocabulary/fold.ts'
import { grapeOf } from '../vocabulary/grapes.ts'

/** The variety's name for comparison: canonical, or as written but folded when we do not know it. */
export const varietyKey = (name: string): string => grapeOf(name) ?? fold(name)

// a tender's rules are asked of every product: looked up once
const varietiesByRule = new WeakMap<GrapeRule, readonly string[]>()

export function askedVarieties(rule: GrapeRule): readonly string[] {
  let varieties = varietiesByRule.get(rule)
  if (varieties === undefined) {
    varieties = [...new Set(rule.varieties.map(varietyKey))]
    varietiesByRule.set(rule, varieties)
  }
  return varieties
}
