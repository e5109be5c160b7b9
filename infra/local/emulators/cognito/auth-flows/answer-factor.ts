import { ServiceError } from '../../service-error.ts'
import { type AuthSession, invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { stepOfCode } from '../software-token.ts'
import type { Factor, User } from '../user.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { askFor } from './factor-challenge.ts'
import { afterFactor } from './finish-sign-in.ts'
import { missing, takeChallenge } from './take-challenge.ts'

type SessionName = string | null | undefined

/** wrong codes that one session bears */
const MOST_WRONG_ANSWERS = 5

export async function answerSms(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  name: SessionName,
): Promise<AuthAnswer> {
  const given = responses.SMS_MFA_CODE
  if (!given) throw missing('SMS_MFA_CODE')
  const { session, step, user } = takeChallenge(cognito, caller, name, responses, 'SMS_MFA')
  if (!user || step.code === null || given.trim() !== step.code) {
    letTryAgain(cognito, name, session)
    throw new ServiceError('CodeMismatchException', 'Invalid code or auth state for the user.')
  }
  return passed(cognito, caller, user, session, 'SMS_MFA')
}

export async function answerSoftwareToken(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  name: SessionName,
): Promise<AuthAnswer> {
  const given = responses.SOFTWARE_TOKEN_MFA_CODE
  if (!given) throw missing('SOFTWARE_TOKEN_MFA_CODE')
  const taken = takeChallenge(cognito, caller, name, responses, 'SOFTWARE_TOKEN_MFA')
  const { session, step, user } = taken
  const token = user?.factors.software_token
  const timeStep =
    token && step.is_answerable ? stepOfCode(token.secret, given, cognito.now()) : null
  if (!user || !token || timeStep === null) {
    letTryAgain(cognito, name, session)
    throw new ServiceError('CodeMismatchException', 'Invalid code received for user')
  }
  if (timeStep <= token.last_used_step) {
    letTryAgain(cognito, name, session)
    throw new ServiceError(
      'ExpiredCodeException',
      'Your software token has already been used once.',
    )
  }
  const software_token = { ...token, last_used_step: timeStep }
  const used = { ...user, factors: { ...user.factors, software_token } }
  await cognito.store.saveUser(used)
  return passed(cognito, caller, used, session, 'SOFTWARE_TOKEN_MFA')
}

/** The user has more than one factor and prefers none. */
export async function chooseFactor(
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  name: SessionName,
): Promise<AuthAnswer> {
  const { session, step, user } = takeChallenge(cognito, caller, name, responses, 'SELECT_MFA_TYPE')
  if (!user) throw invalidSession()
  const chosen = step.choices.find((factor) => factor === responses.ANSWER)
  if (!chosen) {
    letTryAgain(cognito, name, session)
    throw new ServiceError('InvalidParameterException', 'ANSWER is none of MFAS_CAN_CHOOSE')
  }
  return askFor(cognito, { ...caller, user, answered: session.answered }, chosen)
}

function letTryAgain({ authSessions }: Cognito, name: SessionName, session: AuthSession): void {
  const wrong_answers = session.wrong_answers + 1
  if (name && wrong_answers < MOST_WRONG_ANSWERS)
    authSessions.putBack(name, { ...session, wrong_answers })
}

function passed(
  cognito: Cognito,
  caller: Caller,
  user: User,
  { answered }: AuthSession,
  factor: Factor,
): Promise<AuthAnswer> {
  const result = { challengeName: factor, challengeResult: true, challengeMetadata: null }
  return afterFactor(cognito, { ...caller, user, answered: answered && [...answered, result] })
}
