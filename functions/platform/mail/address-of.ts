import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#domain/shared/ids.ts'
import { attempt } from '../aws/attempt.ts'

/** The address that a user signs in with; null once the account is gone. */
export type AddressOf = (user_id: UserId) => Promise<string | null>

export const createAddressOf =
  (userPool: CognitoIdentityProviderClient, UserPoolId: string): AddressOf =>
  async (Username) => {
    const asked = userPool.send(new AdminGetUserCommand({ UserPoolId, Username }))
    const user = await attempt(asked, { UserNotFoundException: 'gone' } as const)
    if (!user.ok) return null
    return user.value.UserAttributes?.find(({ Name }) => Name === 'email')?.Value ?? null
  }
