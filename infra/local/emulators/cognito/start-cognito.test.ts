import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  CreateGroupCommand,
  DescribeUserPoolCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { startCognito } from './start-cognito.ts'
import { startTestPool, type TestPool, testPoolDefinition } from './test-pool.ts'

const password = 'Riesling2019'
const email = 'anna@producer.example'

const clientOf = (endpoint: string, identity = 'tests') =>
  new CognitoIdentityProviderClient({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

describe('the AWS SDK against the local Cognito', () => {
  let test: TestPool
  let client: CognitoIdentityProviderClient
  let site: string
  let tool: string
  let UserPoolId: string

  beforeEach(async () => {
    test = await startTestPool({
      authorize: ({ access_key_id }) =>
        access_key_id === 'stranger' ? { identity: 'arn:role/stranger' } : null,
    })
    client = clientOf(test.running.endpoint)
    site = test.pool.client_ids.site ?? ''
    tool = test.pool.client_ids.tool ?? ''
    UserPoolId = test.pool.id
  })
  afterEach(() => test.running.stop())

  const enter = (secret = password, Username = email) =>
    client.send(
      new InitiateAuthCommand({
        ClientId: tool,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: secret },
      }),
    )
  const register = () =>
    client.send(new SignUpCommand({ ClientId: site, Username: email, Password: password }))
  const confirm = (ConfirmationCode: string, ClientId = site, Username = email) =>
    client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }))
  const later = (minutes: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
  }
  const wrongCode = () => (test.codeFor(email) === '000000' ? '000001' : '000000')

  it('lets a code expire, and stops counting guesses after five', async () => {
    await register()
    later(24 * 60 + 1)
    await expect(confirm(test.codeFor(email))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    })
    await client.send(new ResendConfirmationCodeCommand({ ClientId: site, Username: email }))
    for (const _ of [1, 2, 3, 4, 5])
      await expect(confirm(wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(confirm(test.codeFor(email))).rejects.toMatchObject({
      name: 'LimitExceededException',
    })
    await client.send(new ResendConfirmationCodeCommand({ ClientId: site, Username: email }))
    await confirm(test.codeFor(email))
    await expect(confirm('123456')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })

  it('sends no more than ten codes an hour to one account', async () => {
    await register()
    const resend = () =>
      client.send(new ResendConfirmationCodeCommand({ ClientId: site, Username: email }))
    for (let sent = 1; sent < 10; sent += 1) await resend()
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' })
    later(61)
    await resend()
  })

  it('counts codes for an attribute among them', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    const { AuthenticationResult } = await enter()
    const again = () =>
      client.send(
        new GetUserAttributeVerificationCodeCommand({
          AccessToken: AuthenticationResult?.AccessToken,
          AttributeName: 'email',
        }),
      )
    for (let sent = 0; sent < 10; sent += 1) await again()
    await expect(again()).rejects.toMatchObject({ name: 'LimitExceededException' })
  })

  it('hides from one client who exists, and tells the other', async () => {
    const unknown = 'nobody@producer.example'
    await expect(confirm('123456', site, unknown)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    })
    await expect(confirm('123456', tool, unknown)).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    const reset = {
      ClientId: site,
      Username: unknown,
      ConfirmationCode: '123456',
      Password: password,
    }
    await expect(client.send(new ConfirmForgotPasswordCommand(reset))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const pretend = () =>
      client.send(
        new InitiateAuthCommand({
          ClientId: site,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: unknown, SRP_A: 'abc123' },
        }),
      )
    const first = await pretend()
    const second = await pretend()
    expect(first.ChallengeName).toBe('PASSWORD_VERIFIER')
    expect(second.ChallengeParameters?.SALT).toBe(first.ChallengeParameters?.SALT)
    expect(second.ChallengeParameters?.SRP_B).not.toBe(first.ChallengeParameters?.SRP_B)
  })

  it('refuses an SRP value that would open the account without the password', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    for (const SRP_A of ['0', 'not hexadecimal'])
      await expect(
        client.send(
          new InitiateAuthCommand({
            ClientId: site,
            AuthFlow: 'USER_SRP_AUTH',
            AuthParameters: { USERNAME: email, SRP_A },
          }),
        ),
      ).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('allows only the flows of the client', async () => {
    await expect(
      client.send(
        new InitiateAuthCommand({
          ClientId: site,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('locks an account after five wrong passwords, for a while', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    for (const _ of [1, 2, 3, 4, 5]) await expect(enter('Wrong2019xx')).rejects.toThrow(/Incorrect/)
    await expect(enter()).rejects.toThrow('Password attempts exceeded')
    later(1)
    await enter()
  })

  it('gives tokens the life that the client asks for, and refuses old and foreign ones', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    const { AuthenticationResult } = await enter()
    const AccessToken = AuthenticationResult?.AccessToken ?? ''
    expect(AuthenticationResult?.ExpiresIn).toBe(300)
    const user = await client.send(new GetUserCommand({ AccessToken }))
    expect(user.Username).toBe(decodeJwt(AccessToken).sub)
    const [header, , signature] = AccessToken.split('.')
    const claims = { ...decodeJwt(AccessToken), username: 'somebody else' }
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    await expect(client.send(new GetUserCommand({ AccessToken: forged }))).rejects.toThrow(
      'Invalid Access Token',
    )
    await expect(
      client.send(new GetUserCommand({ AccessToken: AuthenticationResult?.IdToken })),
    ).rejects.toThrow('Invalid Access Token')
    later(6)
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toThrow(
      'Access Token has expired',
    )
  })

  it('refreshes until revoked, and revokes the access token too', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    const { AuthenticationResult } = await enter()
    const RefreshToken = AuthenticationResult?.RefreshToken ?? ''
    const again = await client.send(
      new InitiateAuthCommand({
        ClientId: tool,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    )
    expect(again.AuthenticationResult?.RefreshToken).toBeUndefined()
    const AccessToken = again.AuthenticationResult?.AccessToken ?? ''
    await client.send(new RevokeTokenCommand({ ClientId: tool, Token: RefreshToken }))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toThrow(
      'Access Token has been revoked',
    )
    await expect(
      client.send(new GetTokensFromRefreshTokenCommand({ ClientId: tool, RefreshToken })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('signs out globally: every session of the user ends', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    const one = (await enter()).AuthenticationResult
    const other = (await enter()).AuthenticationResult
    await client.send(new GlobalSignOutCommand({ AccessToken: one?.AccessToken }))
    for (const AccessToken of [one?.AccessToken, other?.AccessToken])
      await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toThrow(
        'Access Token has been revoked',
      )
    await expect(
      client.send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: tool,
          RefreshToken: other?.RefreshToken,
        }),
      ),
    ).rejects.toThrow('Refresh Token has been revoked')
  })

  it('forgets a password only for a code in time, and only of a verified address', async () => {
    await register()
    const forget = () => client.send(new ForgotPasswordCommand({ ClientId: site, Username: email }))
    await expect(forget()).rejects.toMatchObject({ name: 'InvalidParameterException' })
    await confirm(test.codeFor(email))
    await forget()
    later(61)
    const reset = (ConfirmationCode: string) =>
      client.send(
        new ConfirmForgotPasswordCommand({
          ClientId: site,
          Username: email,
          ConfirmationCode,
          Password: 'Silvaner2020',
        }),
      )
    await expect(reset(test.codeFor(email))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    })
    await forget()
    await expect(reset(wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await reset(test.codeFor(email))
    await enter('Silvaner2020')
  })

  it('lets administrators invite, group and find users', async () => {
    const created = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        UserAttributes: [{ Name: 'name', Value: 'Anna' }],
      }),
    )
    expect(created.User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD')
    const temporary = test.mails.at(-1)?.text.split('password is ')[1] ?? ''
    const { ChallengeName, Session } = await enter(temporary)
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const answered = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId: tool,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      }),
    )
    expect(answered.AuthenticationResult?.AccessToken).toBeDefined()

    const user = { UserPoolId, Username: email }
    await client.send(new CreateGroupCommand({ UserPoolId, GroupName: 'support' }))
    for (const GroupName of ['admin', 'support', 'editor'])
      await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }))
    await client.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName: 'editor' }))
    const { Groups } = await client.send(new AdminListGroupsForUserCommand(user))
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin', 'support'])
    await expect(
      client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'nowhere' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })

    const found = await client.send(
      new ListUsersCommand({ UserPoolId, Filter: 'email = "ANNA@producer.example"' }),
    )
    expect(found.Users?.map(({ Username }) => Username)).toEqual([created.User?.Username])
    await client.send(
      new AdminSetUserPasswordCommand({ ...user, Password: 'Silvaner2020', Permanent: true }),
    )
    await enter('Silvaner2020')
    const described = await client.send(new AdminGetUserCommand(user))
    expect(described.UserStatus).toBe('CONFIRMED')
    await expect(
      client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'RESEND' })),
    ).rejects.toMatchObject({ name: 'UnsupportedUserStateException' })
    expect(described.UserCreateDate).toBeInstanceOf(Date)
  })

  it('keeps users from writing what their client may not', async () => {
    const ClientId = test.pool.client_ids.narrow
    const signUp = (Name: string) =>
      client.send(
        new SignUpCommand({
          ClientId,
          Username: email,
          Password: password,
          UserAttributes: [{ Name, Value: 'it' }],
        }),
      )
    await expect(signUp('nickname')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    // the address is the name of the user, not an attribute that is written
    await signUp('locale')
    await confirm(test.codeFor(email), ClientId)
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
    const AccessToken = AuthenticationResult?.AccessToken
    const update = (Name: string, Value: string) =>
      client.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }),
      )
    await update('locale', 'fr')
    await expect(update('email', 'thief@producer.example')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    })
  })

  it('keeps users from declaring themselves verified or inventing attributes', async () => {
    await test.running.ensureUser(UserPoolId, { email, password })
    const { AuthenticationResult } = await enter()
    const update = (Name: string, Value: string) =>
      client.send(
        new UpdateUserAttributesCommand({
          AccessToken: AuthenticationResult?.AccessToken,
          UserAttributes: [{ Name, Value }],
        }),
      )
    await expect(update('email_verified', 'true')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await expect(update('custom:role', 'admin')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
  })

  it('names what it refuses: a missing grant, an unsigned admin call, an unknown operation', async () => {
    await expect(
      clientOf(test.running.endpoint, 'stranger').send(new ListUsersCommand({ UserPoolId })),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:role/stranger is not authorized to perform: cognito-idp:ListUsers on resource: ${test.pool.arn}`,
    })
    const unsigned = await fetch(test.running.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
      body: JSON.stringify({ UserPoolId }),
    })
    expect(unsigned.status).toBe(400)
    expect(unsigned.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException')
    await expect(client.send(new DescribeUserPoolCommand({ UserPoolId }))).rejects.toThrow(
      /does not support DescribeUserPool/,
    )
  })

  it('answers the preflight of a page', async () => {
    const answer = await fetch(test.running.endpoint, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4000',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'cache-control,content-type,x-amz-target,x-amz-user-agent',
      },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ')
    for (const header of ['x-amz-target', 'x-amz-user-agent', 'content-type', 'cache-control'])
      expect(allowed).toContain(header)
  })
})

describe('refresh token rotation', () => {
  it('accepts a replaced token within its grace period, then calls it reused', async () => {
    const test = await startTestPool()
    const rotating = await test.running.createUserPool({
      ...testPoolDefinition,
      clients: testPoolDefinition.clients.map((client) => ({
        ...client,
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      })),
    })
    const client = clientOf(test.running.endpoint)
    const ClientId = rotating.client_ids.site
    await test.running.ensureUser(rotating.id, { email, password })
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
    const refresh = (RefreshToken: string | undefined) =>
      client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))
    const first = AuthenticationResult?.RefreshToken
    const next = (await refresh(first)).AuthenticationResult?.RefreshToken
    await refresh(first)
    test.clock.now = new Date(test.clock.now.getTime() + 11_000)
    await expect(refresh(first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' })
    await expect(refresh(`${next}x`)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await test.running.stop()
  })
})

it('keeps pools, clients, users, keys and sign-ins between runs', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cognito-'))
  const deliver = async () => ({ message_id: 'none' })
  const first = await startCognito({ dataFolder, deliver })
  const before = await first.createUserPool(testPoolDefinition)
  await first.ensureUser(before.id, { email, password, groups: ['admin'] })
  const { AuthenticationResult } = await clientOf(first.endpoint).send(
    new InitiateAuthCommand({
      ClientId: before.client_ids.tool,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
  await first.stop()

  const second = await startCognito({ dataFolder, deliver })
  const after = await second.createUserPool(testPoolDefinition)
  expect({ ...after, jwks_uri: '' }).toEqual({ ...before, jwks_uri: '' })
  const { UserAttributes } = await clientOf(second.endpoint).send(
    new GetUserCommand({ AccessToken: AuthenticationResult?.AccessToken }),
  )
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: email })
  await second.stop()
  await rm(dataFolder, { recursive: true })
})
