import {
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  GlobalSignOutCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver, tooManyTries } from '../platform/aws/attempt.ts'
import type { RequestFacts } from '../platform/http/request-facts.ts'
import { allowAll, type Limit } from '../platform/throttle/throttle.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { checkNewPassword } from './check-new-password.ts'
import { mailsTo } from './links/mails-per-address.ts'
import { ownEmail } from './own-email.ts'

const passwordTriesPerHour: Limit = { name: 'password-change', tries: 10, seconds: 3600 }
const emailChangesPerHour: Limit = { name: 'email-change', tries: 5, seconds: 3600 }

export async function changePassword(
  deps: AccountsDeps,
  user_id: UserId,
  given: { readonly previous_password: string; readonly new_password: string },
  request: RequestFacts,
) {
  if (!(await deps.throttle(passwordTriesPerHour, user_id, deps.now()))) {
    return fail('too_many_requests')
  }
  const email = await ownEmail(deps.userPool, request.access_token ?? '')
  // of a session that the user pool does not know it refuses the change itself
  const checked = await checkNewPassword(given.new_password, email.ok ? email.value : '')
  if (!checked.ok) return checked
  const changed = await attempt(
    deps.userPool.send(
      new ChangePasswordCommand({
        AccessToken: request.access_token ?? '',
        PreviousPassword: given.previous_password,
        ProposedPassword: given.new_password,
      }),
    ),
    {
      ...tooManyTries,
      // the token was found good already, so it is the password
      NotAuthorizedException: 'wrong_password',
      InvalidPasswordException: 'weak_password',
      PasswordHistoryPolicyViolationException: 'weak_password',
    },
  )
  if (!changed.ok) return changed
  await deps.audit.record(user_id, 'password_changed', request)
  return succeed({})
}

/**
 * Has the user pool mail a code to the new address, which waits for it. Users may not write this attribute
 * themselves (`writeAttributes`). An address that has an account is answered alike.
 */
export async function requestEmailChange(
  deps: AccountsDeps,
  user_id: UserId,
  given: { readonly email: string; readonly locale: Locale },
  request: RequestFacts,
) {
  const tries = [[emailChangesPerHour, user_id] as const, ...mailsTo(given.email, request.ip)]
  if (!(await allowAll(deps.throttle, tries, deps.now()))) return fail('too_many_requests')
  const asked = await attempt(
    deps.userPool.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: deps.userPoolId,
        Username: user_id,
        UserAttributes: [{ Name: 'email', Value: given.email }],
        ClientMetadata: { locale: given.locale },
      }),
    ),
    { ...sessionOver, ...tooManyTries, AliasExistsException: 'alias_exists' },
  )
  if (!asked.ok && asked.code !== 'alias_exists') return fail(asked.code)
  await deps.audit.record(user_id, 'email_change_requested', request)
  return succeed({})
}

/** The old address is told: whoever took the account over reads the new one. */
export async function confirmEmailChange(
  deps: AccountsDeps,
  user_id: UserId,
  code: string,
  request: RequestFacts,
) {
  const before = await ownEmail(deps.userPool, request.access_token ?? '')
  if (!before.ok) return before
  const verified = await attempt(
    deps.userPool.send(
      new VerifyUserAttributeCommand({
        AccessToken: request.access_token ?? '',
        AttributeName: 'email',
        Code: code,
      }),
    ),
    {
      ...sessionOver,
      ...tooManyTries,
      CodeMismatchException: 'wrong_code',
      AliasExistsException: 'wrong_code',
      ExpiredCodeException: 'code_expired',
    },
  )
  if (!verified.ok) return verified
  await deps.audit.record(user_id, 'email_changed', { ...request, address: before.value })
  return succeed({})
}

/** Ends every session: refresh tokens at the user pool, and what asks for assurance at once. */
export async function signOutEverywhere(
  deps: AccountsDeps,
  user_id: UserId,
  request: RequestFacts,
) {
  await deps.accountStates.endSessions(user_id, deps.now())
  await deps.audit.record(user_id, 'signed_out_everywhere', request)
  const ended = await attempt(
    deps.userPool.send(new GlobalSignOutCommand({ AccessToken: request.access_token ?? '' })),
    sessionOver,
  )
  // over already: that is what was asked for
  return ended.ok || ended.code === 'authentication_required' ? succeed({}) : ended
}
