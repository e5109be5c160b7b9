import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'

/** Why something outlives the account. */
export const retentionReasons = ['bookkeeping', 'submitted_offer', 'proof_of_deletion'] as const
export type RetentionReason = (typeof retentionReasons)[number]

/** What an account's deletion does to one kind of record. Names are those of the tables and prefixes. */
export const erasureSchema = z.lazy(() =>
  z.object({
    erased: z.array(z.string()),
    kept: z.array(z.object({ name: z.string(), reason: z.enum(retentionReasons) })),
  }),
)
export type Erasure = z.infer<typeof erasureSchema>

/** For so long the user may change their mind; nothing is erased meanwhile. */
export const graceDays = 14

/** A deletion that was asked for and has not begun. */
export const pendingDeletionSchema = z.lazy(() =>
  z.object({
    requested_at: instantSchema,
    erase_after: instantSchema,
  }),
)
export type PendingDeletion = z.infer<typeof pendingDeletionSchema>

export const deletionFrom = (now: Date): PendingDeletion => ({
  requested_at: now.toISOString(),
  erase_after: new Date(now.getTime() + graceDays * 86_400_000).toISOString(),
})
