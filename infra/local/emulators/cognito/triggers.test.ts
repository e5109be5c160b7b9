import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type {
  CustomMessageTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { startTestPool, type TestPool, testPoolDefinition } from './test-pool.ts'
import type { TriggerEvent } from './triggers/trigger-event.ts'
import type { LambdaConfig } from './user-pool-definition.ts'

const email = 'anna@producer.example'
const phone = '+46701234567'
const password = 'Riesling2019'

const word = (event: CustomMessageTriggerEvent) => {
  const { codeParameter, usernameParameter, userAttributes } = event.request
  const occasion = event.triggerSource.split('_')[1]
  event.response.emailSubject = `${occasion}: ${codeParameter}`
  event.response.emailMessage = `<h1>${userAttributes.name ?? ''}</h1> ${usernameParameter ?? ''} ${codeParameter}`
  event.response.smsMessage = `${occasion} ${codeParameter}`
  return event
}

describe('the functions of a pool', () => {
  let test: TestPool
  let client: CognitoIdentityProviderClient
  let ClientId: string | undefined
  let events: TriggerEvent[]

  /** A pool whose functions are these; the name of each is its ARN. */
  async function start(
    handlers: Record<string, (event: never) => unknown>,
    config: LambdaConfig = Object.fromEntries(Object.keys(handlers).map((name) => [name, name])),
  ): Promise<void> {
    test = await startTestPool(
      {
        invokeTrigger: async (_, functionArn, event) => {
          events.push(structuredClone(event))
          return handlers[functionArn]?.(event as never)
        },
      },
      {
        ...testPoolDefinition,
        LambdaConfig: config,
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SMS_MFA'],
        AutoVerifiedAttributes: ['email', 'phone_number'],
        UserAttributeUpdateSettings: {
          AttributesRequireVerificationBeforeUpdate: ['email', 'phone_number'],
        },
      },
    )
    client = new CognitoIdentityProviderClient({
      region: 'eu-north-1',
      endpoint: test.running.endpoint,
      credentials: credentialsFor('tests'),
      maxAttempts: 1,
    })
    ClientId = test.pool.client_ids.tool
  }

  beforeEach(() => {
    events = []
  })
  afterEach(() => test.running.stop())

  const same = (event: unknown) => event
  const register = () =>
    client.send(
      new SignUpCommand({
        ClientId,
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'name', Value: 'Anna' }],
        ValidationData: [{ Name: 'invitation', Value: 'x1' }],
        ClientMetadata: { locale: 'de' },
      }),
    )
  const enter = (secret = password) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: secret },
        ClientMetadata: { from: 'start' },
      }),
    )

  it('let in, confirm and verify who signs up, or refuse', async () => {
    await start({
      PreSignUp: (event: PreSignUpTriggerEvent) => {
        event.response.autoConfirmUser = true
        event.response.autoVerifyEmail = true
        if (event.request.validationData?.invitation !== 'x1') throw new Error('Not invited.')
        return event
      },
      PostConfirmation: same,
    })
    expect(await register()).toMatchObject({ UserConfirmed: true })
    expect(test.mails).toEqual([])
    expect(events).toMatchObject([
      {
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email, name: 'Anna' },
          validationData: { invitation: 'x1' },
          clientMetadata: { locale: 'de' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      {
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: { email_verified: 'true', 'cognito:user_status': 'CONFIRMED' } },
      },
    ])
    await enter()
    await expect(
      client.send(new SignUpCommand({ ClientId, Username: 'b@b.example', Password: password })),
    ).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not invited.',
    })
  })

  it('hear of every confirmation, which stands even when they fail', async () => {
    await start({
      PostConfirmation: () => {
        throw new Error('out of order')
      },
    })
    await register()
    const ConfirmationCode = test.codeFor(email)
    await expect(
      client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode })),
    ).rejects.toMatchObject({ message: 'PostConfirmation failed with error out of order.' })
    await client.send(new ForgotPasswordCommand({ ClientId, Username: email }))
    const reset = {
      ClientId,
      Username: email,
      ConfirmationCode: test.codeFor(email),
      Password: 'Silvaner2020',
    }
    await expect(client.send(new ConfirmForgotPasswordCommand(reset))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
    })
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ])
    await enter('Silvaner2020')
  })

  it('word every message', async () => {
    await start({ CustomMessage: word })
    const UserPoolId = test.pool.id
    const newest = () => test.mails.at(-1)
    const code = (to = email) => test.codeFor(to)
    const subjects: (string | undefined)[] = []
    const note = () => subjects.push(newest()?.subject.replace(/\d{6}$/, 'code'))

    await register()
    note()
    expect(newest()).toMatchObject({ html: `<h1>Anna</h1>  ${code()}`, to: [email] })
    expect(events[0]?.request).toEqual({
      userAttributes: expect.objectContaining({ 'cognito:user_status': 'UNCONFIRMED' }),
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      clientMetadata: { locale: 'de' },
    })
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }))
    note()
    const confirm = { ClientId, Username: email, ConfirmationCode: code() }
    await client.send(new ConfirmSignUpCommand(confirm))
    await client.send(new ForgotPasswordCommand({ ClientId, Username: email }))
    note()
    const { AccessToken } = (await enter()).AuthenticationResult ?? {}
    const update = (Name: string, Value: string) =>
      client.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }),
      )
    await update('email', 'b@b.example')
    note()
    expect(newest()?.to).toEqual(['b@b.example'])
    await client.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }),
    )
    note()
    expect(newest()?.to).toEqual(['b@b.example'])
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username: 'c@c.example' }))
    expect(newest()).toMatchObject({
      to: ['c@c.example'],
      html: expect.stringMatching(/^<h1><\/h1> c@c\.example \S{16}$/),
    })
    expect(subjects).toEqual([
      'SignUp: code',
      'ResendCode: code',
      'ForgotPassword: code',
      'UpdateUserAttribute: code',
      'VerifyUserAttribute: code',
    ])
    await update('phone_number', phone)
    expect(newest()).toMatchObject({
      channel: 'sms',
      to: [phone],
      text: `UpdateUserAttribute ${code(phone)}`,
    })
    const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }))
    expect(UserAttributes?.map(({ Name }) => Name)).not.toContain('phone_number')
    const verify = { AccessToken, AttributeName: 'phone_number', Code: code(phone) }
    await client.send(new VerifyUserAttributeCommand(verify))
    const SMSMfaSettings = { Enabled: true }
    await client.send(new SetUserMFAPreferenceCommand({ AccessToken, SMSMfaSettings }))
    expect((await enter()).ChallengeName).toBe('SMS_MFA')
    expect(newest()?.text).toBe(`Authentication ${code(phone)}`)
  })

  it('must leave the code in a message', async () => {
    await start({
      CustomMessage: (event: CustomMessageTriggerEvent) => {
        event.response.emailMessage = 'Welcome!'
        return event
      },
    })
    await expect(register()).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' })
  })

  it('change the claims of both tokens, but none of the service itself', async () => {
    await start(
      {
        tokens: (event: PreTokenGenerationV2TriggerEvent) => {
          event.response.claimsAndScopeOverrideDetails = {
            idTokenGeneration: {
              claimsToAddOrOverride: { plan: 'year' },
              claimsToSuppress: ['email'],
            },
            accessTokenGeneration: {
              claimsToAddOrOverride: { aal: 'aal1', sub: 'somebody else', client_id: 'x' },
              claimsToSuppress: ['username', 'exp'],
              scopesToAdd: ['nordgate/read'],
              scopesToSuppress: [],
            },
            groupOverrideDetails: { groupsToOverride: ['admin', 'made-up'] },
          }
          return event
        },
        PostAuthentication: same,
      },
      {
        PreTokenGenerationConfig: { LambdaArn: 'tokens', LambdaVersion: 'V2_0' },
        PostAuthentication: 'PostAuthentication',
      },
    )
    const { sub } = await test.running.ensureUser(test.pool.id, {
      email,
      password,
      groups: ['editor'],
    })
    const { AuthenticationResult } = await enter()
    const access = decodeJwt(AuthenticationResult?.AccessToken ?? '')
    expect(access).toMatchObject({
      aal: 'aal1',
      sub,
      client_id: ClientId,
      username: sub,
      scope: 'aws.cognito.signin.user.admin nordgate/read',
      'cognito:groups': ['admin', 'made-up'],
    })
    expect(access.exp).toBeGreaterThan(0)
    const id = decodeJwt(AuthenticationResult?.IdToken ?? '')
    expect(id).toMatchObject({ plan: 'year', 'cognito:groups': ['admin', 'made-up'] })
    expect(id).not.toHaveProperty('email')
    await client.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId,
        RefreshToken: AuthenticationResult?.RefreshToken,
        ClientMetadata: { tab: '2' },
      }),
    )
    expect(events).toMatchObject([
      { triggerSource: 'PostAuthentication_Authentication', request: { newDeviceUsed: false } },
      {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        request: {
          groupConfiguration: { groupsToOverride: ['editor'], iamRolesToOverride: [] },
          scopes: ['aws.cognito.signin.user.admin'],
        },
        response: { claimsAndScopeOverrideDetails: null },
      },
      {
        triggerSource: 'TokenGeneration_RefreshTokens',
        request: { clientMetadata: { tab: '2' } },
      },
    ])
    // what the call that starts a sign-in brings along reaches no function
    for (const event of events.slice(0, 2))
      expect(event.request).not.toHaveProperty('clientMetadata')
  })

  it('of the first version change the id token only', async () => {
    await start({
      PreTokenGeneration: (event: PreTokenGenerationTriggerEvent) => {
        event.response.claimsOverrideDetails = { claimsToAddOrOverride: { plan: 'year' } }
        return event
      },
    })
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId: test.pool.id,
        Username: email,
        TemporaryPassword: password,
        MessageAction: 'SUPPRESS',
      }),
    )
    const { Session } = await enter()
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        Session,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: 'Silvaner2020' },
      }),
    )
    expect(decodeJwt(AuthenticationResult?.IdToken ?? '')).toMatchObject({ plan: 'year' })
    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '')).not.toHaveProperty('plan')
    expect(events).toMatchObject([
      { version: '1', triggerSource: 'TokenGeneration_NewPasswordChallenge' },
    ])
  })

  it('keep tokens back when they fail after the password', async () => {
    await start({
      PostAuthentication: () => {
        throw new Error('not today')
      },
    })
    await test.running.ensureUser(test.pool.id, { email, password })
    await expect(enter()).rejects.toMatchObject({
      message: 'PostAuthentication failed with error not today.',
    })
  })
})
