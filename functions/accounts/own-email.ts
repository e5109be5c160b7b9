import {
  type CognitoIdentityProviderClient,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver } from '../platform/aws/attempt.ts'

/** The address that the caller signs in with. */
export async function ownEmail(userPool: CognitoIdentityProviderClient, AccessToken: string) {
  const user = await attempt(userPool.send(new GetUserCommand({ AccessToken })), sessionOver)
  if (!user.ok) return user
  const email = user.value.UserAttributes?.find(({ Name }) => Name === 'email')?.Value
  if (email === undefined) throw new Error('a user without an address')
  return succeed(email)
}
