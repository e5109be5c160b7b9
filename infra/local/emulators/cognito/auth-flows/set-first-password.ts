import { invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { takeChallenge } from './take-challenge.ts'

/** NEW_PASSWORD_REQUIRED: somebody whom an administrator invited replaces the temporary password. */
export async function setFirstPassword(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  sessionName: string | null | undefined,
): Promise<AuthAnswer> {
  const password = responses.NEW_PASSWORD ?? ''
  requireAcceptable(caller.pool, password)
  const taken = takeChallenge(cognito, caller, sessionName, responses, 'NEW_PASSWORD_REQUIRED')
  const { session, user } = taken
  if (!user) throw invalidSession()
  const changed = withPassword(
    {
      ...user,
      status: 'CONFIRMED',
      modified_at: cognito.now().toISOString(),
      attributes: { ...user.attributes, email_verified: 'true' },
    },
    password,
  )
  await cognito.store.saveUser(changed)
  return finishSignIn(cognito, {
    ...caller,
    user: changed,
    answered: session.answered,
    occasion: 'NewPasswordChallenge',
  })
}
