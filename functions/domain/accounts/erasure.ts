import * as z from 'zod'

/** Why something outlives the account. */
export const retentionReasons = ['bookkeeping', 'submitted_offer', 'proof_of_deletion'] as const
export type RetentionReason = (typeof retentionReasons)[number]

/** What an account's deletion does to one kind of record. Names are those of the tables and prefixes. */
export const erasureSchema = z.object({
  erased: z.array(z.string()),
  kept: z.array(z.object({ name: z.string(), reason: z.enum(retentionReasons) })),
})
export type Erasure = z.infer<typeof erasureSchema>
