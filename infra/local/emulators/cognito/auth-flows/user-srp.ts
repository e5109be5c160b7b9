import { invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { accountOf } from '../password-policy.ts'
import { hidesUsers, userNotFound, wrongPassword } from '../sign-in-names.ts'
import { isProof } from '../srp.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { srpChallenge } from './srp-challenge.ts'

/** USER_SRP_AUTH, first call. */
export function startSrp(
  cognito: Cognito,
  caller: Caller,
  { USERNAME = '', SRP_A = '' }: Parameters,
): AuthAnswer {
  const user = cognito.store.findUser(caller.pool.id, USERNAME)
  if (!user && !hidesUsers(caller.client)) throw userNotFound()
  return srpChallenge(cognito, caller, { user, username: USERNAME, srpA: SRP_A, answered: null })
}

/** Second call, also of CUSTOM_AUTH that begins with SRP: proof of the password for the challenge given out. */
export async function answerSrp(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
): Promise<AuthAnswer> {
  const { store, authSessions, limits, now } = cognito
  const secretBlock = responses.PASSWORD_CLAIM_SECRET_BLOCK ?? ''
  const { sub, step, answered } = authSessions.take(secretBlock, caller.client.id, now())
  if (step.challenge !== 'PASSWORD_VERIFIER') throw invalidSession()
  const user = sub === null ? null : store.findUser(caller.pool.id, sub)
  if (!user) throw wrongPassword()
  limits.requireUnlocked(user.sub, now())
  const claim = {
    secretBlock,
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  }
  if (!isProof(accountOf(user), step.server, claim)) {
    limits.countFailure(user.sub, now())
    throw wrongPassword()
  }
  limits.forgetFailures(user.sub)
  const proven = { challengeName: 'PASSWORD_VERIFIER', challengeResult: true }
  return finishSignIn(cognito, {
    ...caller,
    user,
    answered: answered && [...answered, { ...proven, challengeMetadata: null }],
  })
}
