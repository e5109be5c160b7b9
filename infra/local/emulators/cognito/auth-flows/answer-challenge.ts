import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import { answerCustomChallenge } from './answer-custom-challenge.ts'
import { answerSms, answerSoftwareToken, chooseFactor } from './answer-factor.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { finishSetUp } from './finish-set-up.ts'
import { setFirstPassword } from './set-first-password.ts'
import { answerSrp } from './user-srp.ts'

type Answer = (
  cognito: Cognito,
  caller: Caller,
  responses: Parameters,
  session: string | null | undefined,
) => Promise<AuthAnswer>

const ANSWERS = new Map<string, Answer>([
  ['PASSWORD_VERIFIER', answerSrp],
  ['NEW_PASSWORD_REQUIRED', setFirstPassword],
  ['SMS_MFA', answerSms],
  ['SOFTWARE_TOKEN_MFA', answerSoftwareToken],
  ['SELECT_MFA_TYPE', chooseFactor],
  ['MFA_SETUP', finishSetUp],
  ['CUSTOM_CHALLENGE', answerCustomChallenge],
])

/** RespondToAuthChallenge and AdminRespondToAuthChallenge. */
export async function answerChallenge(
  cognito: Cognito,
  caller: Caller,
  challengeName: string,
  responses: Parameters,
  session: string | null | undefined,
): Promise<AuthAnswer> {
  const answer = ANSWERS.get(challengeName)
  if (!answer)
    throw new ServiceError(
      'InvalidParameterException',
      `The local cognito does not support the challenge ${challengeName}`,
    )
  return answer(cognito, caller, responses, session)
}
