import type { Cognito } from '../cognito.ts'
import { activeFactors } from '../factors.ts'
import type { ChallengeResult } from '../triggers/trigger-event.ts'
import type { Factor, User } from '../user.ts'
import type { AuthAnswer, Caller } from './attempt.ts'
import { askFor } from './factor-challenge.ts'

interface ChainedAttempt extends Caller {
  user: User | null
  userName: string
  answered: ChallengeResult[]
}

/**
 * A factor that the pool's function puts into its flow. The service can ask for one only after a password:
 * without, it hands the challenge out but sends no code and takes none
 * (github.com/aws-amplify/amplify-js/issues/12887, said by its team).
 */
export async function chainedFactor(
  cognito: Cognito,
  attempt: ChainedAttempt,
  factor: Factor,
): Promise<AuthAnswer> {
  const { pool, client, user, userName, answered } = attempt
  const isAfterPassword = answered.some(
    ({ challengeName, challengeResult }) =>
      challengeName === 'PASSWORD_VERIFIER' && challengeResult,
  )
  if (user && isAfterPassword && activeFactors(pool, user).includes(factor))
    return askFor(cognito, { ...attempt, user }, factor)
  const step =
    factor === 'SMS_MFA'
      ? ({ challenge: 'SMS_MFA', code: null } as const)
      : ({ challenge: 'SOFTWARE_TOKEN_MFA', is_answerable: false } as const)
  const session = { sub: user?.sub ?? null, step, answered }
  return {
    ChallengeName: factor,
    Session: cognito.authSessions.open(session, client, cognito.now()),
    ChallengeParameters: { USERNAME: userName },
  }
}
