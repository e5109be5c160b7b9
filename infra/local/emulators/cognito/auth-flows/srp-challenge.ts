import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import { fakeAccount } from '../fake-account.ts'
import { challenge } from '../srp.ts'
import type { ChallengeResult } from '../triggers/trigger-event.ts'
import type { User } from '../user.ts'
import type { AuthAnswer, Caller } from './attempt.ts'

interface SrpStart {
  /** null: a stranger, who gets a challenge that looks like any other */
  user: User | null
  username: string
  srpA: string
  answered: ChallengeResult[] | null
}

/** Asks for proof of the password, which itself never travels. */
export function srpChallenge(
  { authSessions, now }: Cognito,
  { pool, client }: Caller,
  { user, username, srpA, answered }: SrpStart,
): AuthAnswer {
  const nobody = fakeAccount(pool, username)
  const kept = user?.password ?? nobody.password
  const name = user?.sub ?? nobody.sub
  const server = challenge(srpA, kept)
  if (!server) throw new ServiceError('InvalidParameterException', 'SRP_A is not valid')
  const sub = user?.password ? user.sub : null
  const step = { challenge: 'PASSWORD_VERIFIER' as const, server }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: kept.salt,
      SRP_B: server.B.toString(16),
      SECRET_BLOCK: authSessions.open({ sub, step, answered }, client, now()),
      USERNAME: name,
      USER_ID_FOR_SRP: name,
    },
  }
}
