import {
  type CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'

/** The confirmed user of an address, in any case, or null. */
export type FindUser = (email: string) => Promise<UserId | null>

export const createFindUser =
  (client: CognitoIdentityProviderClient, UserPoolId: string): FindUser =>
  async (email) => {
    // the value is in quotes
    const value = email.toLowerCase().replace(/[\\"]/g, '\\$&')
    const { Users = [] } = await client.send(
      new ListUsersCommand({ UserPoolId, Filter: `email = "${value}"`, Limit: 2 }),
    )
    const [user] = Users
    if (user === undefined || user.Enabled === false || user.UserStatus === 'UNCONFIRMED') {
      return null
    }
    const sub = user.Attributes?.find(({ Name }) => Name === 'sub')?.Value
    return userIdSchema.parse(sub)
  }
