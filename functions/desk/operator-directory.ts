import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { type DeskRole, deskRoles } from '#domain/accounts/desk-role.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { attempt } from '../platform/aws/attempt.ts'

export interface Operator {
  readonly user_id: UserId
  readonly email: string
  readonly role: DeskRole
  readonly is_invited: boolean
}

/** The members of the desk, as the groups of the user pool have them. */
export interface OperatorDirectory {
  readonly list: () => Promise<Operator[]>
  /**
   * The account of an address. Who has none is invited by mail, and once more who has not signed in
   * since: a first password ends. Null where the address was never confirmed: the password is of
   * whoever signed up with it.
   */
  readonly ensureAccount: (email: string, locale: Locale) => Promise<UserId | null>
  /** Null: no role any more. The sessions of before end at the user pool. */
  readonly setRole: (user_id: UserId, role: DeskRole | null) => Promise<void>
}

type Attributes = UserType['Attributes']
const attributeOf = (attributes: Attributes, name: string): string =>
  attributes?.find(({ Name }) => Name === name)?.Value ?? ''
const idOf = (attributes: Attributes): UserId => userIdSchema.parse(attributeOf(attributes, 'sub'))

export function createOperatorDirectory(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  signInPage: string,
): OperatorDirectory {
  async function membersOf(role: DeskRole): Promise<Operator[]> {
    const members: Operator[] = []
    const pages = paginateListUsersInGroup({ client }, { UserPoolId, GroupName: role })
    for await (const { Users = [] } of pages) {
      for (const { Attributes, UserStatus } of Users) {
        const email = attributeOf(Attributes, 'email')
        const is_invited = UserStatus === 'FORCE_CHANGE_PASSWORD'
        members.push({ user_id: idOf(Attributes), email, role, is_invited })
      }
    }
    return members
  }
  return {
    list: async () => {
      const [admins, operators] = await Promise.all([membersOf('admin'), membersOf('operator')])
      // who is in both groups is an administrator
      const others = operators.filter(
        (one) => !admins.some(({ user_id }) => user_id === one.user_id),
      )
      return [...admins, ...others].sort((a, b) => a.email.localeCompare(b.email))
    },
    ensureAccount: async (email, locale) => {
      const invitation = {
        UserPoolId,
        Username: email,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'locale', Value: locale },
        ],
        // words and link of the mail: functions/accounts/on-custom-message.ts
        ClientMetadata: { sign_in_page: signInPage },
      }
      const made = await attempt(client.send(new AdminCreateUserCommand(invitation)), {
        UsernameExistsException: 'exists',
      } as const)
      if (made.ok) return idOf(made.value.User?.Attributes)
      const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
      if (found.UserStatus === 'UNCONFIRMED') return null
      if (found.UserStatus === 'FORCE_CHANGE_PASSWORD') {
        await client.send(new AdminCreateUserCommand({ ...invitation, MessageAction: 'RESEND' }))
      }
      return idOf(found.UserAttributes)
    },
    setRole: async (Username, role) => {
      // the new group first: an interruption leaves a role too many, never none
      const known = { UserPoolId, Username }
      if (role !== null) {
        await client.send(new AdminAddUserToGroupCommand({ ...known, GroupName: role }))
      }
      for (const GroupName of deskRoles) {
        if (GroupName === role) continue
        await client.send(new AdminRemoveUserFromGroupCommand({ ...known, GroupName }))
      }
      await client.send(new AdminUserGlobalSignOutCommand(known))
    },
  }
}
