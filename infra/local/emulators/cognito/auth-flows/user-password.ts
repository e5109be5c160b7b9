import type { Cognito } from '../cognito.ts'
import { accountOf } from '../password-policy.ts'
import { requireUser, wrongPassword } from '../sign-in-names.ts'
import { isPassword } from '../srp.ts'
import type { UserPool } from '../user-pool.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** USER_PASSWORD_AUTH: for clients that allow it and tools without SRP. */
export async function signInWithPassword(
  cognito: Cognito,
  pool: UserPool,
  client: UserPool['clients'][number],
  { USERNAME = '', PASSWORD = '' }: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { store, limits, now } = cognito
  const user = requireUser(store, pool, client, USERNAME, wrongPassword)
  limits.requireUnlocked(user.sub, now())
  if (!user.password || !isPassword(accountOf(user), PASSWORD, user.password)) {
    limits.countFailure(user.sub, now())
    throw wrongPassword()
  }
  limits.forgetFailures(user.sub)
  return finishSignIn(cognito, pool, client, user)
}
