import * as z from 'zod'
import { matchSchema } from '#domain/matching/verdict-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { productIdSchema, tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import type { MatchQuery } from './match-query.ts'

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
  matchSchema.unwrap().pick({
    product_id: true,
    product_version: true,
    verdict: true,
    score: true,
    to_check_yourself: true,
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
  }),
)
export type MatchRow = z.infer<typeof matchRowSchema>

/** What the index of a tender holds of a row with a match. */
export const rankedMatchSchema = z.lazy(() =>
  matchRowSchema
    .unwrap()
    .pick({ user_id: true, counts: true })
    .extend({ rank_key: z.string(), top: z.array(keptMatchSchema) }),
)
export type RankedMatch = z.infer<typeof rankedMatchSchema>

/** The kept matches that a filter shows, best first. */
export const keptFor = (row: MatchRow, verdict: MatchQuery['verdict']): readonly KeptMatch[] =>
  verdict === 'only_price' ? row.only_price.best : row.best
