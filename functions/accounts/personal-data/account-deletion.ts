import { GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import { deletionFrom } from '#domain/accounts/erasure.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver } from '../../platform/aws/attempt.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { ownEmail } from '../own-email.ts'
import { erasure } from './registry.ts'

type Deps = Pick<AccountsDeps, 'userPool' | 'accountStates' | 'audit' | 'now'>

/** What a deletion does, and whether one is waiting. */
export async function getErasure({ accountStates }: Deps, user_id: UserId) {
  const { deletion_requested_at, erase_after } = await accountStates.find(user_id)
  const deletion =
    deletion_requested_at === null || erase_after === null
      ? null
      : { requested_at: deletion_requested_at, erase_after }
  return succeed({ ...erasure, deletion })
}

/** Begins the grace period. All sessions end; who signs in again may take the deletion back. */
export async function deleteAccount(
  deps: Deps,
  user_id: UserId,
  given: { readonly email: string; readonly locale: Locale },
  request: RequestFacts,
) {
  const AccessToken = request.access_token ?? ''
  const email = await ownEmail(deps.userPool, AccessToken)
  if (!email.ok) return email
  if (email.value.toLowerCase() !== given.email.toLowerCase()) return fail('wrong_email')
  const deletion = deletionFrom(deps.now())
  await deps.accountStates.markDeletion(user_id, deletion, given.locale)
  await deps.audit.record(user_id, 'deletion_requested', request)
  await attempt(deps.userPool.send(new GlobalSignOutCommand({ AccessToken })), sessionOver)
  return succeed(deletion)
}

/** Takes a deletion back that has not begun. */
export async function cancelDeletion(deps: Deps, user_id: UserId, request: RequestFacts) {
  if ((await deps.accountStates.cancelDeletion(user_id)) === 'refused') return fail('not_found')
  await deps.audit.record(user_id, 'deletion_cancelled', request)
  return succeed({})
}
