import * as z from 'zod'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'

export interface User {
  readonly kind: 'user'
  readonly user_id: UserId
  /** Member of the group `admin` of the user pool. */
  readonly isAdministrator: boolean
  /** When the user signed in, seconds since 1970; a refreshed token keeps it. Null when not told. */
  readonly auth_time: number | null
}
export type Caller = { readonly kind: 'anonymous' } | User

const administratorGroup = 'admin'

const claimsSchema = z.lazy(() =>
  z.object({
    sub: userIdSchema,
    token_use: z.literal('access'),
    // API Gateway writes numbers as text
    auth_time: z.coerce.number().int().positive().optional(),
    // API Gateway writes the list as text: "[admin other]"
    'cognito:groups': z.union([z.string(), z.array(z.string())]).optional(),
  }),
)

/** Who calls, from the claims that the JWT authorizer verified; anything else is anonymous. */
export function callerFrom(claims: unknown): Caller {
  const read = claimsSchema.safeParse(claims)
  if (!read.success) return { kind: 'anonymous' }
  const groups = read.data['cognito:groups'] ?? []
  const names = typeof groups === 'string' ? groups.replace(/^\[|\]$/g, '').split(/[\s,]+/) : groups
  return {
    kind: 'user',
    user_id: read.data.sub,
    isAdministrator: names.includes(administratorGroup),
    auth_time: read.data.auth_time ?? null,
  }
}
