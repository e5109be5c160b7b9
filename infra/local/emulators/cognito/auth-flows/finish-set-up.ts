import { ServiceError } from '../../service-error.ts'
import { invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { withFactor } from '../factors.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { afterFactor } from './finish-sign-in.ts'
import { takeChallenge } from './take-challenge.ts'

/** MFA_SETUP, answered with the session that VerifySoftwareToken gave. */
export async function finishSetUp(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  sessionName: string | null | undefined,
): Promise<AuthAnswer> {
  const taken = takeChallenge(cognito, caller, sessionName, responses, 'MFA_SETUP')
  const { session, step, user } = taken
  if (!user) throw invalidSession()
  if (!step.is_verified)
    throw new ServiceError('InvalidParameterException', 'No factor has been set up in this session')
  const equipped = withFactor(user, 'SOFTWARE_TOKEN_MFA')
  await cognito.store.saveUser(equipped)
  return afterFactor(cognito, { ...caller, user: equipped, answered: session.answered })
}
