import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserAttributesCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersInGroupCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { startTestPool, type TestPool, testPoolDefinition } from './test-pool.ts'

const email = 'anna@producer.example'
const phone = '+46701234567'
const password = 'Riesling2019'

describe('administrators, over the AWS SDK', () => {
  let test: TestPool
  let client: CognitoIdentityProviderClient
  let user: { UserPoolId: string; Username: string }
  let signInClient: { UserPoolId: string; ClientId: string | undefined }
  let isMailDown: boolean

  beforeEach(async () => {
    isMailDown = false
    const mails: TestPool['mails'] = []
    test = await startTestPool(
      {
        deliver: async (message) => {
          if (isMailDown) throw new Error('the mail service is down')
          mails.push(message)
          return { message_id: String(mails.length) }
        },
      },
      {
        ...testPoolDefinition,
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
        clients: [
          {
            name: 'server',
            ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
          },
        ],
      },
    )
    test.mails = mails
    client = new CognitoIdentityProviderClient({
      region: 'eu-north-1',
      endpoint: test.running.endpoint,
      credentials: credentialsFor('tests'),
      maxAttempts: 1,
    })
    user = { UserPoolId: test.pool.id, Username: email }
    signInClient = { UserPoolId: test.pool.id, ClientId: test.pool.client_ids.server }
    await test.running.ensureUser(test.pool.id, { email, password })
  })
  afterEach(() => test.running.stop())

  const enter = () =>
    client.send(
      new AdminInitiateAuthCommand({
        ...signInClient,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
  const tokens = async () => (await enter()).AuthenticationResult ?? {}
  const update = (attributes: Record<string, string>) =>
    client.send(
      new AdminUpdateUserAttributesCommand({
        ...user,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    )
  const described = async () => {
    const { UserAttributes, ...others } = await client.send(new AdminGetUserCommand(user))
    const attributes = (UserAttributes ?? []).map(({ Name, Value }) => [Name, Value])
    return { ...others, attributes: Object.fromEntries(attributes) }
  }

  it('sign a user in with the password, which users themselves cannot', async () => {
    expect(await tokens()).toHaveProperty('RefreshToken')
    await expect(
      client.send(
        new InitiateAuthCommand({
          ClientId: signInClient.ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      ),
    ).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Initiate Auth method not supported.',
    })
    await expect(
      client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: test.pool.id,
          ClientId: 'elsewhere',
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        }),
      ),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('answer challenges and set the preference for a user', async () => {
    await update({ phone_number: phone })
    const prefer = (Enabled: boolean) =>
      client.send(
        new AdminSetUserMFAPreferenceCommand({
          ...user,
          SMSMfaSettings: { Enabled, PreferredMfa: Enabled },
        }),
      )
    await expect(prefer(true)).rejects.toMatchObject({ name: 'InvalidParameterException' })
    await update({ phone_number_verified: 'true' })
    await prefer(true)
    expect(await described()).toMatchObject({
      UserMFASettingList: ['SMS_MFA'],
      PreferredMfaSetting: 'SMS_MFA',
    })
    const { ChallengeName, ChallengeParameters, Session } = await enter()
    expect(ChallengeName).toBe('SMS_MFA')
    expect(ChallengeParameters).toMatchObject({
      CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
      CODE_DELIVERY_DESTINATION: '+*******4567',
    })
    const code = /\d{6}/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? ''
    const answer = (responses: Record<string, string>, session = Session) =>
      client.send(
        new AdminRespondToAuthChallengeCommand({
          ...signInClient,
          ChallengeName: 'SMS_MFA',
          ChallengeResponses: responses,
          Session: session,
        }),
      )
    await expect(answer({ USERNAME: email })).rejects.toMatchObject({
      message: 'Missing required parameter SMS_MFA_CODE',
    })
    await expect(answer({ SMS_MFA_CODE: code })).rejects.toMatchObject({
      message: 'Missing required parameter USERNAME',
    })
    const { AuthenticationResult } = await answer({ USERNAME: email, SMS_MFA_CODE: code })
    expect(AuthenticationResult).toHaveProperty('AccessToken')
    await expect(answer({ USERNAME: email, SMS_MFA_CODE: code })).rejects.toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    })
    await prefer(false)
    expect(await described()).not.toHaveProperty('UserMFASettingList')
  })

  it('take a session for its own user only', async () => {
    await test.running.ensureUser(test.pool.id, { email: 'b@b.example', password })
    await update({ phone_number: phone, phone_number_verified: 'true' })
    await client.send(
      new AdminSetUserMFAPreferenceCommand({ ...user, SMSMfaSettings: { Enabled: true } }),
    )
    const { Session } = await enter()
    const code = /\d{6}/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? ''
    await expect(
      client.send(
        new AdminRespondToAuthChallengeCommand({
          ...signInClient,
          ChallengeName: 'SMS_MFA',
          ChallengeResponses: { USERNAME: 'b@b.example', SMS_MFA_CODE: code },
          Session,
        }),
      ),
    ).rejects.toMatchObject({ message: 'Invalid session for the user.' })
  })

  it('change an address at once when they vouch for it, and else let it be verified', async () => {
    await update({ email: 'b@b.example', name: 'Anna' })
    expect(await described()).toMatchObject({ attributes: { email, name: 'Anna' } })
    expect(test.mails.at(-1)?.to).toEqual(['b@b.example'])
    await update({ email: 'c@c.example', email_verified: 'true' })
    user.Username = 'c@c.example'
    expect(await described()).toMatchObject({
      attributes: { email: 'c@c.example', email_verified: 'true' },
    })
    await update({ name: '' })
    await update({ phone_number: phone })
    await client.send(
      new AdminDeleteUserAttributesCommand({ ...user, UserAttributeNames: ['phone_number'] }),
    )
    expect(Object.keys((await described()).attributes)).toEqual(['sub', 'email', 'email_verified'])
    await expect(
      client.send(new AdminDeleteUserAttributesCommand({ ...user, UserAttributeNames: ['email'] })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('end all sign-ins: the pool takes neither access nor refresh token any more', async () => {
    const { AccessToken, RefreshToken } = await tokens()
    await client.send(new AdminUserGlobalSignOutCommand(user))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
    await expect(
      client.send(new AssociateSoftwareTokenCommand({ AccessToken })),
    ).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    await expect(
      client.send(
        new GetTokensFromRefreshTokenCommand({ ClientId: signInClient.ClientId, RefreshToken }),
      ),
    ).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
  })

  it('disable, enable and delete users', async () => {
    const { AccessToken } = await tokens()
    await client.send(new AdminDisableUserCommand(user))
    expect(await described()).toMatchObject({ Enabled: false })
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toThrow('revoked')
    await expect(enter()).rejects.toMatchObject({ message: 'User is disabled.' })
    await client.send(new AdminEnableUserCommand(user))
    expect(await tokens()).toHaveProperty('AccessToken')
    await client.send(new AdminDeleteUserCommand(user))
    await expect(described()).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })

  it('list who is in a group, page by page', async () => {
    for (const name of ['b', 'c'])
      await test.running.ensureUser(test.pool.id, { email: `${name}@b.example`, password })
    const { UserPoolId } = user
    for (const Username of [email, 'c@b.example'])
      await client.send(
        new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      )
    const list = (NextToken?: string) =>
      client.send(
        new ListUsersInGroupCommand({ UserPoolId, GroupName: 'admin', Limit: 1, NextToken }),
      )
    const first = await list()
    const second = await list(first.NextToken)
    const emails = [first, second].map(
      ({ Users }) => Users?.[0]?.Attributes?.find(({ Name }) => Name === 'email')?.Value,
    )
    expect(emails).toEqual([email, 'c@b.example'])
    expect(second.NextToken).toBeUndefined()
  })

  it('keep what a user has set up between calls of the SDK', async () => {
    const { AccessToken } = await tokens()
    const { SecretCode = '' } = await client.send(
      new AssociateSoftwareTokenCommand({ AccessToken }),
    )
    const UserCode = new TOTP({ secret: Secret.fromBase32(SecretCode) }).generate({
      timestamp: test.clock.now.getTime(),
    })
    const { Status } = await client.send(
      new VerifySoftwareTokenCommand({ AccessToken, UserCode, FriendlyDeviceName: 'Laptop' }),
    )
    expect(Status).toBe('SUCCESS')
    await client.send(
      new AdminSetUserMFAPreferenceCommand({
        ...user,
        SoftwareTokenMfaSettings: { Enabled: true },
      }),
    )
    expect(await enter()).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { FRIENDLY_DEVICE_NAME: 'Laptop' },
    })
  })

  it('hear when a code could not be delivered', async () => {
    isMailDown = true
    await expect(
      client.send(new ForgotPasswordCommand({ ClientId: signInClient.ClientId, Username: email })),
    ).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' })
  })
})
