import * as z from 'zod'

/** One sign-in: every token made from it shares its origin_jti; removing it revokes them all. */
export const refreshSessionSchema = z.object({
  pool_id: z.string(),
  client_id: z.string(),
  sub: z.string(),
  origin_jti: z.string(),
  event_id: z.string(),
  signed_in_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** SHA-256 of the token in use */
  token_hash: z.string(),
  /** tokens replaced by rotation, each usable until the end of its grace period */
  replaced: z.array(z.object({ token_hash: z.string(), usable_until: z.iso.datetime() })),
})

export type RefreshSession = z.infer<typeof refreshSessionSchema>
