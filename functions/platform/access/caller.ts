import * as z from 'zod'
import { type DeskRole, deskRoleOf } from '#domain/accounts/desk-role.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'

export interface User {
  readonly kind: 'user'
  readonly user_id: UserId
  /** By the groups of the user pool. Null: no member of the desk. */
  readonly desk_role: DeskRole | null
  /** When the user signed in, seconds since 1970; a refreshed token keeps it. Null when not told. */
  readonly auth_time: number | null
}
export type Caller = { readonly kind: 'anonymous' } | User

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
    desk_role: deskRoleOf(names),
    auth_time: read.data.auth_time ?? null,
  }
}
