import type { ErrorCode } from '#contracts/errors.ts'
import type { Audience } from '#contracts/route.ts'
import { type RequiredAssurance, refusalOf } from '#domain/accounts/assurance.ts'
import type { Factor } from '#domain/accounts/factor.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Caller, User } from './caller.ts'

/** Asks the server's own data, never the token, what a user has paid for. */
export interface AccessChecks {
  readonly hasAccessPlan: (user_id: UserId) => Promise<boolean>
  /** With the Access plan, or with the single application of this tender. */
  readonly mayApplyTo: (user_id: UserId, tender_id: TenderId) => Promise<boolean>
}

/** What the server itself knows of the security of a user's sessions. */
export interface SecurityState {
  readonly factors: readonly Factor[]
  /** Sessions begun before are over. */
  readonly signed_out_at: string | null
}
export type SecurityStateOf = (userId: UserId) => Promise<SecurityState>

/** The answers a check may need: what was paid for, and for which tender (null: the path names none). */
export interface AccessQuestion {
  readonly access: AccessChecks
  readonly tender_id: TenderId | null
}

type Check = (caller: Caller, asked: AccessQuestion) => Promise<Result<Caller, ErrorCode>>

const signedIn =
  (allow: (user: User, asked: AccessQuestion) => Promise<ErrorCode | null>): Check =>
  async (caller, asked) => {
    if (caller.kind === 'anonymous') return fail('authentication_required')
    const refusal = await allow(caller, asked)
    return refusal === null ? succeed(caller) : fail(refusal)
  }

/**
 * The one table of who may do what. Operators work on tenders and so see what subscribers see. That things belong to their owner is not a check: every store is keyed by the caller's own
 * user_id, so another user's id finds nothing.
 */
export const policy: Readonly<Record<Audience, Check>> = {
  public: async (caller) => succeed(caller),
  user: signedIn(async () => null),
  subscriber: signedIn(async ({ user_id, desk_role }, { access }) =>
    desk_role !== null || (await access.hasAccessPlan(user_id)) ? null : 'access_plan_required',
  ),
  applicant: signedIn(async ({ user_id, desk_role }, { access, tender_id }) => {
    const isAllowed =
      desk_role !== null ||
      (tender_id === null
        ? await access.hasAccessPlan(user_id)
        : await access.mayApplyTo(user_id, tender_id))
    return isAllowed ? null : 'access_plan_required'
  }),
  operator: signedIn(async ({ desk_role }) => (desk_role === null ? 'operator_only' : null)),
  administrator: signedIn(async ({ desk_role }) =>
    desk_role === 'admin' ? null : 'administrator_only',
  ),
}

/** Whether the caller's session goes on, and has the assurance that a route asks for. */
export async function hasAssurance(
  required: RequiredAssurance | undefined,
  caller: Caller,
  securityStateOf: SecurityStateOf,
  now: Date,
): Promise<Result<Caller, ErrorCode>> {
  if (caller.kind === 'anonymous') return fail('authentication_required')
  const { auth_time, desk_role } = caller
  const state = await securityStateOf(caller.user_id)
  const refusal = refusalOf(required, { ...state, auth_time, desk_role }, now)
  return refusal === null ? succeed(caller) : fail(refusal)
}
