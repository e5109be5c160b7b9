import type { ErrorCode } from '#contracts/errors.ts'
import type { Audience } from '#contracts/route.ts'
import { type RequiredAssurance, refusalOf } from '#domain/accounts/assurance.ts'
import type { Factor } from '#domain/accounts/factor.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Caller, User } from './caller.ts'

/** Asks the server's own data, never the token, whether a user has the Access plan now. */
export type AccessPlanCheck = (userId: UserId) => Promise<boolean>

/** What the server itself knows of the security of a user's sessions. */
export interface SecurityState {
  readonly factors: readonly Factor[]
  /** Sessions begun before are over. */
  readonly signed_out_at: string | null
}
export type SecurityStateOf = (userId: UserId) => Promise<SecurityState>

type Check = (caller: Caller, hasAccessPlan: AccessPlanCheck) => Promise<Result<Caller, ErrorCode>>

const signedIn =
  (allow: (user: User, hasAccessPlan: AccessPlanCheck) => Promise<ErrorCode | null>): Check =>
  async (caller, hasAccessPlan) => {
    if (caller.kind === 'anonymous') return fail('authentication_required')
    const refusal = await allow(caller, hasAccessPlan)
    return refusal === null ? succeed(caller) : fail(refusal)
  }

/**
 * The one table of who may do what. An administrator works on tenders and so sees what subscribers
 * see. That things belong to their owner is not a check: every store is keyed by the caller's own
 * user_id, so another user's id finds nothing.
 */
export const policy: Readonly<Record<Audience, Check>> = {
  public: async (caller) => succeed(caller),
  user: signedIn(async () => null),
  subscriber: signedIn(async (user, hasAccessPlan) =>
    user.isAdministrator || (await hasAccessPlan(user.user_id)) ? null : 'access_plan_required',
  ),
  administrator: signedIn(async (user) => (user.isAdministrator ? null : 'administrator_only')),
}

/** Whether the caller's session has the assurance that a route asks for. */
export async function hasAssurance(
  required: RequiredAssurance,
  caller: Caller,
  securityStateOf: SecurityStateOf,
  now: Date,
): Promise<Result<Caller, ErrorCode>> {
  if (caller.kind === 'anonymous') return fail('authentication_required')
  const { auth_time, isAdministrator } = caller
  const state = await securityStateOf(caller.user_id)
  const refusal = refusalOf(required, { ...state, auth_time, isAdministrator }, now)
  return refusal === null ? succeed(caller) : fail(refusal)
}
