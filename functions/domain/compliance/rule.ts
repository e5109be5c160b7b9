import type * as z from 'zod'
import type { ruleSchema, ruleSetSchema } from './rule-schema.ts'

export type Rule = z.infer<typeof ruleSchema>
/** The rules as they were on the day of their version. */
export type RuleSet = z.infer<typeof ruleSetSchema>
export type Phase = Rule['phase']
