import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import type { Attempt, AuthAnswer } from './attempt.ts'
import { defineNext } from './custom-auth.ts'
import { factorChallenge } from './factor-challenge.ts'
import { grantTokens } from './grant-tokens.ts'

/** After the password is proven: the next challenge or tokens. */
export async function finishSignIn(cognito: Cognito, attempt: Attempt): Promise<AuthAnswer> {
  const { user } = attempt
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  switch (user.status) {
    case 'UNCONFIRMED':
      throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.')
    case 'RESET_REQUIRED':
      throw new ServiceError(
        'PasswordResetRequiredException',
        'Password reset required for the user',
      )
    case 'FORCE_CHANGE_PASSWORD':
      return newPasswordChallenge(cognito, attempt)
    case 'CONFIRMED':
      // also in a flow that functions define: the service asks for the factor by itself after a password
      return (await factorChallenge(cognito, attempt)) ?? afterFactor(cognito, attempt)
  }
}

/** Tokens, or in a flow that functions define whatever they define. */
export function afterFactor(cognito: Cognito, attempt: Attempt): Promise<AuthAnswer> {
  return attempt.answered === null
    ? grantTokens(cognito, attempt)
    : defineNext(cognito, { ...attempt, userName: attempt.user.sub, answered: attempt.answered })
}

function newPasswordChallenge({ authSessions, now }: Cognito, attempt: Attempt): AuthAnswer {
  const { user, client, answered } = attempt
  const step = { challenge: 'NEW_PASSWORD_REQUIRED' as const }
  const { sub, ...attributes } = user.attributes
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: authSessions.open({ sub: user.sub, step, answered }, client, now()),
    ChallengeParameters: {
      USER_ID_FOR_SRP: sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  }
}
