import { assuranceOf } from '#domain/accounts/assurance.ts'
import { isVerified } from '#domain/accounts/factor.ts'
import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { User } from '../../platform/access/caller.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { askAtSignIn } from './factor-settings.ts'

/** The factors of a user, and what this session is worth. */
export async function listFactors(deps: AccountsDeps, caller: User) {
  const { user_id, auth_time, isAdministrator } = caller
  const [factors, state, recovery_codes_left] = await Promise.all([
    deps.factors.list(user_id),
    deps.accountStates.find(user_id),
    deps.recoveryCodes.countUnused(user_id),
  ])
  const session = { auth_time, isAdministrator, factors, signed_out_at: state.signed_out_at }
  return succeed({ factors, assurance: assuranceOf(session, deps.now()), recovery_codes_left })
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

/** Removes a factor: first the user pool no longer asks for it, then we forget it. */
export async function removeFactor(
  deps: AccountsDeps,
  user_id: UserId,
  factor_id: FactorId,
  request: RequestFacts,
) {
  const all = await deps.factors.list(user_id)
  const factor = all.find((one) => one.factor_id === factor_id)
  if (factor === undefined) return fail('not_found')
  const left = all.filter((one) => one !== factor)
  if (isVerified(factor)) {
    const asked = await askAtSignIn(deps.userPool, request.access_token ?? '', left)
    if (!asked.ok) return asked
  }
  await deps.factors.remove(user_id, [factor_id])
  await deps.totpSecrets.remove(user_id, [factor_id])
  if (!left.some(isVerified)) await deps.recoveryCodes.removeAll(user_id)
  await deps.audit.record(user_id, 'factor_removed', { ...request, object: factor_id })
  return succeed({})
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
