import * as z from 'zod'
import { productIdSchema, tenderIdSchema } from '../shared/ids.ts'

export const statuses = ['met', 'near', 'not_met', 'unknown'] as const
export const statusSchema = z.enum(statuses)
export type Status = z.infer<typeof statusSchema>

export const verdicts = ['strong', 'possible', 'near', 'none'] as const
export const verdictSchema = z.enum(verdicts)
export type Verdict = z.infer<typeof verdictSchema>

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

/** How far the product is from the requirement; `currency` only for `minor_units`. */
export const gapSchema = z.lazy(() =>
  z.object({
    amount: z.number(),
    unit: z.enum(gapUnits),
    currency: z.string().nullable(),
  }),
)
export type Gap = z.infer<typeof gapSchema>

/** What the producer can do: a key of the texts `matching.remedy.<key>`, and the product field it is about. */
export const remedySchema = z.lazy(() =>
  z.object({ key: z.string(), field: z.string().nullable() }),
)
export type Remedy = z.infer<typeof remedySchema>

export const criterionResultSchema = z.lazy(() =>
  z.object({
    criterion_id: z.string(),
    kind: z.string(),
    required: z.boolean(),
    status: statusSchema,
    /** Not met, but within what a producer can change for one tender. */
    changeable: z.boolean(),
    /** The published words. */
    tender_value: z.string(),
    /** The product's data as plain words and numbers with unit, null where it is silent. */
    product_value: z.string().nullable(),
    gap: gapSchema.nullable(),
    remedy: remedySchema.nullable(),
    /** Notes on how the answer was reached, keys of `matching.note.<key>`. */
    notes: z.array(z.string()),
    /** Alternatives that the tender also takes, e.g. the other sizes launched together. */
    other_options: z.array(z.string()).optional(),
  }),
)
export type CriterionResult = z.infer<typeof criterionResultSchema>

/** The answer for one product and one tender; the three versions determine it. */
export const matchSchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    product_id: productIdSchema,
    tender_version: z.int(),
    product_version: z.int(),
    rule_version: z.string(),
    verdict: verdictSchema,
    /** 0-100, orders matches inside a verdict; never a chance of winning. */
    score: z.int().min(0).max(100),
    /** Preferred criteria that a person must check. */
    to_check_yourself: z.int(),
    criteria: z.array(criterionResultSchema),
  }),
)
export type Match = z.infer<typeof matchSchema>
