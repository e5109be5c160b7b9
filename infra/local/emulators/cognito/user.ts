import * as z from 'zod'

const codeSchema = z.object({
  value: z.string(),
  expires_at: z.iso.datetime(),
  wrong_attempts: z.number(),
})

export const userSchema = z.object({
  pool_id: z.string(),
  /** also the username: with e-mail as the sign-in name the service makes them the same */
  sub: z.string(),
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED']),
  enabled: z.boolean(),
  created_at: z.iso.datetime(),
  modified_at: z.iso.datetime(),
  /** SRP salt and verifier, hexadecimal; the password itself is never kept */
  password: z.object({ salt: z.string(), verifier: z.string() }).nullable(),
  groups: z.array(z.string()),
  codes: z.object({
    confirmation: codeSchema.nullable(),
    password_reset: codeSchema.nullable(),
    email_change: codeSchema.extend({ email: z.string() }).nullable(),
  }),
})

export type Code = z.infer<typeof codeSchema>
export type User = z.infer<typeof userSchema>

export function emailOf(user: User): string {
  return user.attributes.email ?? ''
}
