import data from './data/rules.json' with { type: 'json' }
import type { RuleSet } from './rule.ts'
import { ruleSetSchema } from './rule-schema.ts'

let known: RuleSet | undefined

/** The rules of law and of the monopolies. Imported on demand by what runs them: the data is large. */
export function complianceRules(): RuleSet {
  known ??= ruleSetSchema.parse(data)
  return known
}
