import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { deskRoles } from '#domain/accounts/desk-role.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { attempt } from '../platform/aws/attempt.ts'

/** The address of a producer's account; null: it is gone, or belongs to the desk. */
export type AccountOf = (user_id: UserId) => Promise<string | null>

export const createAccountOf =
  (userPool: CognitoIdentityProviderClient, UserPoolId: string): AccountOf =>
  async (Username) => {
    const known = { UserPoolId, Username }
    const asked = Promise.all([
      userPool.send(new AdminGetUserCommand(known)),
      userPool.send(new AdminListGroupsForUserCommand(known)),
    ])
    const found = await attempt(asked, { UserNotFoundException: 'gone' } as const)
    if (!found.ok) return null
    const [user, { Groups = [] }] = found.value
    if (Groups.some(({ GroupName }) => deskRoles.some((role) => role === GroupName))) return null
    return user.UserAttributes?.find(({ Name }) => Name === 'email')?.Value ?? null
  }
