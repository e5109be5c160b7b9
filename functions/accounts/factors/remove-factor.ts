import { AdminDeleteUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider'
import { type Factor, isVerified } from '#domain/accounts/factor.ts'
import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver } from '../../platform/aws/attempt.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { askAtSignIn } from './factor-settings.ts'

/** Counts no longer, but was verified once: its removal began. */
const isBeingRemoved = ({ status, enabled_at }: Factor) =>
  status === 'unverified' && enabled_at !== null

/**
 * Removes a factor. From the first step on it counts for nothing here: a session must never be taken for
 * one with a second factor that the user pool did not ask for. Its row goes last, so that whoever is
 * interrupted removes it again, or `finishRemovals` does.
 */
export async function removeFactor(
  deps: AccountsDeps,
  user_id: UserId,
  factor_id: FactorId,
  request: RequestFacts,
) {
  const all = await deps.factors.list(user_id)
  const factor = all.find((one) => one.factor_id === factor_id)
  if (factor === undefined) return fail('not_found')
  if (isVerified(factor)) {
    const marked: Factor = { ...factor, status: 'unverified' }
    if ((await deps.factors.replace(user_id, marked)) === 'refused') return fail('not_found')
  }
  return finish(deps, user_id, factor, without(all, factor), request)
}

/** Ends what was interrupted; answers the factors that there are. */
export async function finishRemovals(deps: AccountsDeps, user_id: UserId, request: RequestFacts) {
  let factors = await deps.factors.list(user_id)
  for (const factor of factors.filter(isBeingRemoved)) {
    const left = without(factors, factor)
    const finished = await finish(deps, user_id, factor, left, request)
    if (!finished.ok) return finished
    factors = left
  }
  return succeed(factors)
}

const without = (factors: readonly Factor[], { factor_id }: Factor) =>
  factors.filter((one) => one.factor_id !== factor_id)

/** What follows the mark; each step may be repeated. */
async function finish(
  deps: AccountsDeps,
  user_id: UserId,
  { factor_id, factor_type }: Factor,
  left: readonly Factor[],
  request: RequestFacts,
) {
  const AccessToken = request.access_token ?? ''
  const asked = await askAtSignIn(deps.userPool, AccessToken, left)
  if (!asked.ok) return asked
  if (factor_type === 'phone') {
    const forgotten = await attempt(
      deps.userPool.send(
        new AdminDeleteUserAttributesCommand({
          UserPoolId: deps.userPoolId,
          Username: user_id,
          UserAttributeNames: ['phone_number'],
        }),
      ),
      sessionOver,
    )
    if (!forgotten.ok) return forgotten
  }
  await deps.totpSecrets.remove(user_id, [factor_id])
  if (!left.some(isVerified)) await deps.recoveryCodes.removeAll(user_id)
  // before the row: rather told twice than never
  await deps.audit.record(user_id, 'factor_removed', { ...request, object: factor_id })
  await deps.factors.remove(user_id, [factor_id])
  return succeed({})
}
