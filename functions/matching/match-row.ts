import * as z from 'zod'
import { matchSchema } from '#domain/matching/verdict-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import {
  type ProductId,
  productIdSchema,
  tenderIdSchema,
  userIdSchema,
} from '#domain/shared/ids.ts'

/** How many matches of a tender are kept; all of them are counted, and computed again when looked at. */
export const keptMatches = 50
/** How many of those that miss only the price, and of the products to complete. */
export const keptApart = 20

const countsSchema = z.lazy(() =>
  z.object({
    strong: z.int(),
    possible: z.int(),
    near: z.int(),
    // rows written before incomplete products were told apart have none
    incomplete: z.int().default(0),
    none: z.int(),
  }),
)

const keptMatchSchema = z.lazy(() =>
  matchSchema
    .unwrap()
    .pick({
      product_id: true,
      product_version: true,
      verdict: true,
      score: true,
      to_check_yourself: true,
    })
    .extend({
      /** Facts of the product that required points wait for. */
      missing: z.array(z.string()).default([]),
      /** Required points that are open for another reason. */
      others: z.int().default(0),
    }),
)

export type KeptMatch = z.infer<typeof keptMatchSchema>

/** How one user's portfolio compares with one tender, and the versions that determine it. */
export const matchRowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    counts: countsSchema,
    best: z.array(keptMatchSchema),
    /** Of the matches those where everything is met but the price. */
    only_price: z
      .object({ count: z.int(), best: z.array(keptMatchSchema) })
      .default({ count: 0, best: [] }),
    /** Products that would be compared further if their category or origin were known. */
    to_complete: z.array(productIdSchema).default([]),
    tender_version: z.int(),
    portfolio_version: z.int(),
    rule_version: z.string(),
    computed_at: instantSchema,
    /** Products that the producer does not want to see beside this tender. */
    dismissed: z.set(productIdSchema).default(new Set<ProductId>()),
  }),
)
export type MatchRow = z.infer<typeof matchRowSchema>
/** What is worked out; what was dismissed stays as it is stored. */
export type ComputedMatches = Omit<MatchRow, 'dismissed'>

/** What the index of a tender holds of a row with a match. */
export const rankedMatchSchema = z.lazy(() =>
  matchRowSchema
    .unwrap()
    .pick({ user_id: true, counts: true })
    .extend({ rank_key: z.string(), top: z.array(keptMatchSchema) }),
)
export type RankedMatch = z.infer<typeof rankedMatchSchema>

/** Whether a product fits or nearly does. */
export const isMatched = ({ counts }: Pick<MatchRow, 'counts'>): boolean =>
  counts.strong + counts.possible + counts.near > 0
