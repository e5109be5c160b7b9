import type { Step } from '../auth-sessions.ts'
import { makeCode } from '../codes.ts'
import type { Cognito } from '../cognito.ts'
import { activeFactors, factorsOfPool, requiresFactor } from '../factors.ts'
import { textCode } from '../send-code.ts'
import type { Factor } from '../user.ts'
import type { Attempt, AuthAnswer } from './attempt.ts'

/** The challenge between a proven password and tokens, or null. */
export async function factorChallenge(
  cognito: Cognito,
  attempt: Attempt,
): Promise<AuthAnswer | null> {
  const { pool, user } = attempt
  const choices = activeFactors(pool, user)
  const [only] = choices
  if (only === undefined) return requiresFactor(pool) ? setUpChallenge(cognito, attempt) : null
  const chosen = choices.find((factor) => factor === user.factors.preferred)
  if (chosen || choices.length === 1) return askFor(cognito, attempt, chosen ?? only)
  return open(
    cognito,
    attempt,
    { challenge: 'SELECT_MFA_TYPE', choices },
    { MFAS_CAN_CHOOSE: JSON.stringify(choices) },
  )
}

/** Asks for this factor, sending the code where one has to be sent. */
export async function askFor(
  cognito: Cognito,
  attempt: Attempt,
  factor: Factor,
): Promise<AuthAnswer> {
  const { pool, client, user, metadata } = attempt
  if (factor === 'SOFTWARE_TOKEN_MFA') {
    const name = user.factors.software_token?.friendly_name
    const step = { challenge: 'SOFTWARE_TOKEN_MFA', is_answerable: true } as const
    return open(cognito, attempt, step, name ? { FRIENDLY_DEVICE_NAME: name } : {})
  }
  const code = makeCode(cognito.now(), 0).value
  const about = { pool, clientId: client.id, occasion: 'Authentication', user, metadata } as const
  const { Destination, DeliveryMedium } = await textCode(cognito, about, code)
  return open(
    cognito,
    attempt,
    { challenge: 'SMS_MFA', code },
    { CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium, CODE_DELIVERY_DESTINATION: Destination },
  )
}

/** Where the pool requires a factor and the user has none. */
function setUpChallenge(cognito: Cognito, attempt: Attempt): AuthAnswer {
  return open(
    cognito,
    attempt,
    { challenge: 'MFA_SETUP', secret: null, is_verified: false },
    { MFAS_CAN_SETUP: JSON.stringify(factorsOfPool(attempt.pool)) },
  )
}

function open(
  { authSessions, now }: Cognito,
  { client, user, answered }: Attempt,
  step: Step,
  parameters: Record<string, string>,
): AuthAnswer {
  return {
    ChallengeName: step.challenge,
    Session: authSessions.open({ sub: user.sub, step, answered }, client, now()),
    ChallengeParameters: { ...parameters, USER_ID_FOR_SRP: user.sub },
  }
}
