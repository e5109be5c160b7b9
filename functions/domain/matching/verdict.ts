import type * as z from 'zod'
import type {
  criterionResultSchema,
  gapSchema,
  matchSchema,
  remedySchema,
} from './verdict-schema.ts'

export const statuses = ['met', 'near', 'not_met', 'unknown'] as const
export type Status = (typeof statuses)[number]

/** Best first. `incomplete` is no match but a task: the product's category or origin is missing. */
export const verdicts = ['strong', 'possible', 'near', 'incomplete', 'none'] as const
export type Verdict = (typeof verdicts)[number]

/** The verdicts that are matches. */
export const matchVerdicts = ['strong', 'possible', 'near'] as const satisfies readonly Verdict[]
export type MatchVerdict = (typeof matchVerdicts)[number]

export const isMatch = (verdict: Verdict): verdict is MatchVerdict =>
  matchVerdicts.some((one) => one === verdict)

/** What says what a drink is and where it is from: without them it is compared no further. */
export const identityFacts = ['categories', 'subtype', 'country_code', 'region'] as const
export type IdentityFact = (typeof identityFacts)[number]

/** How many products or tenders have which verdict. */
export type VerdictCounts = Record<Verdict, number>

export const noCounts = (): VerdictCounts => ({
  strong: 0,
  possible: 0,
  near: 0,
  incomplete: 0,
  none: 0,
})

export const gapUnits = [
  'minor_units',
  'tenths_percent_vol',
  'mg_per_l',
  'g',
  'ml',
  'percentage_points',
  'units',
  'litres',
  'years',
  'months',
  /** The fact itself is another one (a country, a closure): distance has no number but 1. */
  'choice',
] as const

export type Gap = z.infer<typeof gapSchema>

export type Remedy = z.infer<typeof remedySchema>

export type CriterionResult = z.infer<typeof criterionResultSchema>

export type Match = z.infer<typeof matchSchema>
