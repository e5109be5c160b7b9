import * as z from 'zod'
import { productIdSchema, tenderIdSchema } from '../shared/ids.ts'
import { gapUnits, statuses, verdicts } from './verdict.ts'

export const statusSchema = z.enum(statuses)
export const verdictSchema = z.enum(verdicts)
/** How far the product is from the requirement; `currency` only for `minor_units`. */
export const gapSchema = z.lazy(() =>
  z.object({
    amount: z.number(),
    unit: z.enum(gapUnits),
    currency: z.string().nullable(),
  }),
)

/** What the producer can do: a key of the texts `matching.remedy.<key>`, and the product field it is about. */
export const remedySchema = z.lazy(() =>
  z.object({ key: z.string(), field: z.string().nullable() }),
)

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

/** The answer for one product and one tender; the three versions determine it. */
export const matchSchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    product_id: productIdSchema,
    tender_version: z.int(),
    product_version: z.int(),
    rule_version: z.string(),
    verdict: verdictSchema,
    /** Everything is met but the price, and that is within reach. */
    only_price: z.boolean(),
    /** 0-100, orders matches inside a verdict; never a chance of winning. */
    score: z.int().min(0).max(100),
    /** Preferred criteria that a person must check. */
    to_check_yourself: z.int(),
    criteria: z.array(criterionResultSchema),
  }),
)
