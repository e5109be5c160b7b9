import type * as z from 'zod'
import type {
  criterionResultSchema,
  gapSchema,
  matchSchema,
  remedySchema,
} from './verdict-schema.ts'

export const statuses = ['met', 'near', 'not_met', 'unknown'] as const
export type Status = (typeof statuses)[number]

export const verdicts = ['strong', 'possible', 'near', 'none'] as const
export type Verdict = (typeof verdicts)[number]

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
