import type { Cognito } from '../cognito.ts'
import { accountOf } from '../password-policy.ts'
import { requireUser, wrongPassword } from '../sign-in-names.ts'
import { isPassword } from '../srp.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** USER_PASSWORD_AUTH and its administrators' twin: for clients that allow it and tools without SRP. */
export async function signInWithPassword(
  cognito: Cognito,
  caller: Caller,
  { USERNAME = '', PASSWORD = '' }: Parameters,
): Promise<AuthAnswer> {
  const { store, limits, now } = cognito
  const user = requireUser(store, caller.pool, caller.client, USERNAME, wrongPassword)
  limits.requireUnlocked(user.sub, now())
  if (!user.password || !isPassword(accountOf(user), PASSWORD, user.password)) {
    limits.countFailure(user.sub, now())
    throw wrongPassword()
  }
  limits.forgetFailures(user.sub)
  return finishSignIn(cognito, { ...caller, user, answered: null })
}
