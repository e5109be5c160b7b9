import * as z from 'zod'
import { matchSchema } from '#domain/matching/verdict-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'

/** How many matches of a tender are kept; all of them are counted, and computed again when looked at. */
export const keptMatches = 100

const countsSchema = z.lazy(() =>
  z.object({
    strong: z.int(),
    possible: z.int(),
    near: z.int(),
    none: z.int(),
  }),
)
export type Counts = z.infer<typeof countsSchema>

/** How one user's portfolio compares with one tender, and the versions that determine it. */
export const matchRowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    counts: countsSchema,
    best: z.array(
      matchSchema.unwrap().pick({
        product_id: true,
        product_version: true,
        verdict: true,
        score: true,
        to_check_yourself: true,
      }),
    ),
    tender_version: z.int(),
    portfolio_version: z.int(),
    rule_version: z.string(),
    computed_at: instantSchema,
  }),
)
export type MatchRow = z.infer<typeof matchRowSchema>
