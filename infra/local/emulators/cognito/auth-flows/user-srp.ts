import { createHmac } from 'node:crypto'
import { ServiceError } from '../../service-error.ts'
import type { AuthSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { accountOf } from '../password-policy.ts'
import { hidesUsers, userNotFound, wrongPassword } from '../sign-in-names.ts'
import { challenge, isProof, type PasswordVerifier } from '../srp.ts'
import type { UserPool } from '../user-pool.ts'
import { finishSignIn } from './finish-sign-in.ts'

type Client = UserPool['clients'][number]
type Parameters = Record<string, string>

/** USER_SRP_AUTH, first call: the password never travels. A stranger gets a challenge that looks like any other. */
export async function startSrp(
  cognito: Cognito,
  pool: UserPool,
  client: Client,
  { USERNAME = '', SRP_A = '' }: Parameters,
): Promise<Record<string, unknown>> {
  const user = cognito.store.findUser(pool.id, USERNAME)
  if (!user && !hidesUsers(client)) throw userNotFound()
  const nobody = pretendedAccount(pool, USERNAME)
  const kept = user?.password ?? nobody.password
  const username = user?.sub ?? nobody.sub
  const server = challenge(SRP_A, kept)
  if (!server) throw new ServiceError('InvalidParameterException', 'SRP_A is not valid')
  const session: AuthSession = {
    client_id: client.id,
    sub: user?.password ? user.sub : null,
    step: { challenge: 'PASSWORD_VERIFIER', server },
  }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: kept.salt,
      SRP_B: server.B.toString(16),
      SECRET_BLOCK: cognito.authSessions.open(session, cognito.now()),
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  }
}

/** USER_SRP_AUTH, second call: proof of the password for the challenge given out. */
export async function answerSrp(
  cognito: Cognito,
  pool: UserPool,
  client: Client,
  responses: Parameters,
): Promise<Record<string, unknown>> {
  const secretBlock = responses.PASSWORD_CLAIM_SECRET_BLOCK ?? ''
  const { sub, step } = cognito.authSessions.take(secretBlock, client.id, cognito.now())
  const user = sub === null ? null : cognito.store.findUser(pool.id, sub)
  if (!user || step.challenge !== 'PASSWORD_VERIFIER') throw wrongPassword()
  cognito.limits.requireUnlocked(user.sub, cognito.now())
  const claim = {
    secretBlock,
    timestamp: responses.TIMESTAMP ?? '',
    signature: responses.PASSWORD_CLAIM_SIGNATURE ?? '',
  }
  if (!isProof(accountOf(user), step.server, claim)) {
    cognito.limits.countFailure(user.sub, cognito.now())
    throw wrongPassword()
  }
  cognito.limits.forgetFailures(user.sub)
  return finishSignIn(cognito, pool, client, user)
}

/** The same for the same name each time: a salt that changed would give the pretence away. */
function pretendedAccount(
  pool: UserPool,
  username: string,
): { sub: string; password: PasswordVerifier } {
  const digest = (what: string) =>
    createHmac('sha256', JSON.stringify(pool.signing_key))
      .update(`${what} ${username.toLowerCase()}`)
      .digest('hex')
  const id = digest('sub')
  return {
    sub: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    password: { salt: digest('salt').slice(0, 32), verifier: digest('verifier') },
  }
}
