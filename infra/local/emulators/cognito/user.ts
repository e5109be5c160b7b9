import * as z from 'zod'

const codeSchema = z.object({
  value: z.string(),
  expires_at: z.iso.datetime(),
  wrong_attempts: z.number(),
})

export const factorSchema = z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])

const factorsSchema = z.object({
  /** the authenticator app: base32 secret, and the last 30 s step whose code was taken */
  software_token: z
    .object({ secret: z.string(), friendly_name: z.string(), last_used_step: z.number() })
    .nullable(),
  /** secret of an app whose first code is still to come */
  token_being_set_up: z.string().nullable(),
  enabled: z.array(factorSchema),
  preferred: factorSchema.nullable(),
})

export const noFactors: z.infer<typeof factorsSchema> = {
  software_token: null,
  token_being_set_up: null,
  enabled: [],
  preferred: null,
}

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
  factors: factorsSchema.default(noFactors),
  codes: z.object({
    confirmation: codeSchema.nullable(),
    password_reset: codeSchema.nullable(),
    email_change: codeSchema.extend({ email: z.string() }).nullable(),
    phone_change: codeSchema.extend({ phone_number: z.string() }).nullable().default(null),
  }),
})

export type Code = z.infer<typeof codeSchema>
export type Factor = z.infer<typeof factorSchema>
export type User = z.infer<typeof userSchema>

export function emailOf(user: User): string {
  return user.attributes.email ?? ''
}
