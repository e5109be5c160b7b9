import { assuranceOf } from '#domain/accounts/assurance.ts'
import { isVerified } from '#domain/accounts/factor.ts'
import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { User } from '../../platform/access/caller.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { finishRemovals } from './remove-factor.ts'

/**
 * The factors of a user, and what this session is worth. A removal that was interrupted is ended first;
 * where it cannot be, its factor is still among them, and the next look tries again.
 */
export async function listFactors(deps: AccountsDeps, caller: User, request: RequestFacts) {
  const { user_id, auth_time, desk_role } = caller
  const factors = await finishedFactors(deps, user_id, request)
  const [state, recovery_codes_left] = await Promise.all([
    deps.accountStates.find(user_id),
    deps.recoveryCodes.countUnused(user_id),
  ])
  const session = { auth_time, desk_role, factors, signed_out_at: state.signed_out_at }
  return succeed({ factors, assurance: assuranceOf(session, deps.now()), recovery_codes_left })
}

async function finishedFactors(deps: AccountsDeps, user_id: UserId, request: RequestFacts) {
  try {
    const finished = await finishRemovals(deps, user_id, request)
    if (finished.ok) return finished.value
  } catch (error) {
    // a busy user pool hides nobody's factors
    deps.log.error('REMOVAL_NOT_FINISHED', error)
  }
  return deps.factors.list(user_id)
}

export async function renameFactor(
  deps: AccountsDeps,
  user_id: UserId,
  factor_id: FactorId,
  friendly_name: string,
  request: RequestFacts,
) {
  const before = await deps.factors.find(user_id, factor_id)
  if (before === null) return fail('not_found')
  const factor = { ...before, friendly_name }
  if ((await deps.factors.replace(user_id, factor)) === 'refused') return fail('not_found')
  await deps.audit.record(user_id, 'factor_renamed', { ...request, object: factor_id })
  return succeed({ factor })
}

/** Ten new codes for who has a factor to lose. */
export async function makeRecoveryCodes(
  deps: AccountsDeps,
  user_id: UserId,
  request: RequestFacts,
) {
  if (!(await deps.factors.list(user_id)).some(isVerified)) return fail('factor_missing')
  const recovery_codes = await deps.recoveryCodes.make(user_id)
  await deps.audit.record(user_id, 'recovery_codes_made', request)
  return succeed({ recovery_codes })
}
