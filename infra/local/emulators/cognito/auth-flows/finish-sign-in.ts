import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import { signIn } from '../tokens.ts'
import type { User } from '../user.ts'
import type { UserPool } from '../user-pool.ts'

/** After the password is proven: tokens, or what still stands in the way. Further factors belong here. */
export async function finishSignIn(
  cognito: Cognito,
  pool: UserPool,
  client: UserPool['clients'][number],
  user: User,
): Promise<Record<string, unknown>> {
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  switch (user.status) {
    case 'UNCONFIRMED':
      throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.')
    case 'RESET_REQUIRED':
      throw new ServiceError(
        'PasswordResetRequiredException',
        'Password reset required for the user',
      )
    case 'FORCE_CHANGE_PASSWORD': {
      const step = { challenge: 'NEW_PASSWORD_REQUIRED' as const }
      const session = { client_id: client.id, sub: user.sub, step }
      const { sub: _, ...attributes } = user.attributes
      return {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: cognito.authSessions.open(session, cognito.now()),
        ChallengeParameters: {
          USER_ID_FOR_SRP: user.sub,
          requiredAttributes: '[]',
          userAttributes: JSON.stringify(attributes),
        },
      }
    }
    case 'CONFIRMED':
      return {
        AuthenticationResult: await signIn(cognito, pool, client, user),
        ChallengeParameters: {},
      }
  }
}
