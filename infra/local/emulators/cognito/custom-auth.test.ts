import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  fetchAuthSession,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestPool, type TestPool, testPoolDefinition } from './test-pool.ts'
import type { TriggerEvent } from './triggers/trigger-event.ts'

const email = 'anna@producer.example'
const password = 'Riesling2019'
const stored = new Map<string, string>()

/** Three tries at one custom challenge, after the password where the flow begins with it. */
function define(event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent {
  const { session } = event.request
  const last = session.at(-1)
  const tries = session.filter(({ challengeName }) => challengeName === 'CUSTOM_CHALLENGE')
  event.response.issueTokens =
    last?.challengeName === 'CUSTOM_CHALLENGE' &&
    last.challengeResult &&
    !event.request.userNotFound
  event.response.failAuthentication = !event.response.issueTokens && tries.length >= 3
  event.response.challengeName =
    last?.challengeName === 'SRP_A' ? 'PASSWORD_VERIFIER' : 'CUSTOM_CHALLENGE'
  return event
}

function create(event: CreateAuthChallengeTriggerEvent): CreateAuthChallengeTriggerEvent {
  event.response.publicChallengeParameters = { hint: 'grape' }
  event.response.privateChallengeParameters = { answer: 'kerner' }
  event.response.challengeMetadata = `try ${event.request.session.length + 1}`
  return event
}

function verify(event: VerifyAuthChallengeResponseTriggerEvent) {
  event.response.answerCorrect =
    event.request.challengeAnswer === event.request.privateChallengeParameters.answer
  return event
}

type Handlers = Record<string, (event: never) => unknown>

describe('a sign-in that the functions of the pool define', () => {
  let test: TestPool
  let events: TriggerEvent[]
  let handlers: Handlers

  beforeEach(async () => {
    events = []
    handlers = { define, create, verify }
    test = await startTestPool(
      {
        invokeTrigger: async (_, functionArn, event) => {
          events.push(structuredClone(event))
          return handlers[functionArn]?.(event as never)
        },
      },
      {
        ...testPoolDefinition,
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        LambdaConfig: {
          DefineAuthChallenge: 'define',
          CreateAuthChallenge: 'create',
          VerifyAuthChallengeResponse: 'verify',
        },
        clients: testPoolDefinition.clients.map((client) => ({
          ...client,
          ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH'],
          AuthSessionValidity: 5,
        })),
      },
    )
    configure('site')
    await test.running.ensureUser(test.pool.id, { email, password })
  })
  afterEach(async () => {
    await signOut().catch(() => undefined)
    stored.clear()
    await test.running.stop()
  })

  function configure(client: string): void {
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: test.pool.id,
          userPoolClientId: test.pool.client_ids[client] ?? '',
          userPoolEndpoint: test.running.endpoint,
        },
      },
    })
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      getItem: async (key) => stored.get(key) ?? null,
      setItem: async (key, value) => void stored.set(key, value),
      removeItem: async (key) => void stored.delete(key),
      clear: async () => stored.clear(),
    })
  }

  const enter = async (username = email) =>
    (
      await signIn({
        username,
        options: { authFlowType: 'CUSTOM_WITHOUT_SRP', clientMetadata: { from: 'start' } },
      })
    ).nextStep
  const enterWithPassword = async () =>
    (await signIn({ username: email, password, options: { authFlowType: 'CUSTOM_WITH_SRP' } }))
      .nextStep
  const answer = async (challengeResponse: string) =>
    (await confirmSignIn({ challengeResponse, options: { clientMetadata: { from: 'answer' } } }))
      .nextStep
  const sources = () => events.map(({ triggerSource }) => triggerSource.split('_')[0])

  it('needs no password, and tells the functions what the service tells them', async () => {
    expect(await enter()).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { hint: 'grape' },
    })
    expect(await answer('kerner')).toEqual({ signInStep: 'DONE' })
    const { sub } = (await fetchAuthSession()).tokens?.accessToken.payload ?? {}
    expect(sources()).toEqual([
      'DefineAuthChallenge',
      'CreateAuthChallenge',
      'VerifyAuthChallengeResponse',
      'DefineAuthChallenge',
    ])
    const common = {
      version: '1',
      region: 'eu-north-1',
      userPoolId: test.pool.id,
      userName: sub,
      callerContext: {
        awsSdkVersion: 'aws-sdk-unknown-unknown',
        clientId: test.pool.client_ids.site,
      },
    }
    const userAttributes = {
      sub,
      email,
      email_verified: 'true',
      'cognito:user_status': 'CONFIRMED',
    }
    const answered = {
      challengeName: 'CUSTOM_CHALLENGE',
      challengeResult: true,
      challengeMetadata: 'try 1',
    }
    expect(events).toEqual([
      {
        ...common,
        triggerSource: 'DefineAuthChallenge_Authentication',
        request: { userAttributes, userNotFound: false, session: [] },
        response: { challengeName: null, issueTokens: null, failAuthentication: null },
      },
      {
        ...common,
        triggerSource: 'CreateAuthChallenge_Authentication',
        request: {
          userAttributes,
          userNotFound: false,
          challengeName: 'CUSTOM_CHALLENGE',
          session: [],
        },
        response: {
          publicChallengeParameters: null,
          privateChallengeParameters: null,
          challengeMetadata: null,
        },
      },
      {
        ...common,
        triggerSource: 'VerifyAuthChallengeResponse_Authentication',
        request: {
          userAttributes,
          userNotFound: false,
          privateChallengeParameters: { answer: 'kerner' },
          challengeAnswer: 'kerner',
          clientMetadata: { from: 'answer' },
        },
        response: { answerCorrect: null },
      },
      {
        ...common,
        triggerSource: 'DefineAuthChallenge_Authentication',
        request: {
          userAttributes,
          userNotFound: false,
          session: [answered],
          clientMetadata: { from: 'answer' },
        },
        response: { challengeName: null, issueTokens: null, failAuthentication: null },
      },
    ])
  })

  it('goes on or ends after a wrong answer as the functions define', async () => {
    await enter()
    for (const _ of [1, 2])
      expect(await answer('riesling')).toMatchObject({
        signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      })
    await expect(answer('silvaner')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await expect(answer('kerner')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(events.at(-1)?.request.session).toEqual(
      [1, 2, 3].map((n) => ({
        challengeName: 'CUSTOM_CHALLENGE',
        challengeResult: false,
        challengeMetadata: `try ${n}`,
      })),
    )
    await enter()
    await answer('riesling')
    expect(await answer('kerner')).toEqual({ signInStep: 'DONE' })
  })

  it('waits for an answer as long as the client says', async () => {
    await enter()
    test.clock.now = new Date(test.clock.now.getTime() + 4.9 * 60_000)
    await answer('riesling')
    test.clock.now = new Date(test.clock.now.getTime() + 5 * 60_000)
    await expect(answer('kerner')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    })
  })

  it('does not tell a stranger, whatever the answer, but the functions', async () => {
    const stranger = 'nobody@producer.example'
    expect(await enter(stranger)).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { hint: 'grape' },
    })
    expect(events.at(-1)).toMatchObject({
      userName: expect.stringMatching(/^[0-9a-f]{8}-/),
      request: { userAttributes: {}, userNotFound: true },
    })
    await answer('riesling')
    await answer('kerner')
    expect(new Set(events.map(({ userName }) => userName)).size).toBe(1)
    // even a function that would let them in cannot
    handlers.define = (event: DefineAuthChallengeTriggerEvent) => {
      event.response.issueTokens = true
      return event
    }
    await expect(answer('kerner')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    configure('tool')
    await expect(enter(stranger)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })

  it('begins with the password where the client asks for that', async () => {
    await expect(
      signIn({
        username: email,
        password: 'Wrong2019xx',
        options: { authFlowType: 'CUSTOM_WITH_SRP' },
      }),
    ).rejects.toMatchObject({ message: 'Incorrect username or password.' })
    expect(sources()).toEqual(['DefineAuthChallenge'])
    expect(await enterWithPassword()).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    })
    expect(await answer('kerner')).toEqual({ signInStep: 'DONE' })
    expect(events.at(-1)?.request.session).toMatchObject(
      ['SRP_A', 'PASSWORD_VERIFIER', 'CUSTOM_CHALLENGE'].map((challengeName) => ({
        challengeName,
        challengeResult: true,
      })),
    )
  })

  /** An authenticator app of the user, whose code is asked for from now on. */
  async function enrolApp(): Promise<(steps: number) => string> {
    await enter()
    await answer('kerner')
    const { sharedSecret } = await setUpTOTP()
    const totp = new TOTP({ secret: Secret.fromBase32(sharedSecret) })
    const code = (steps: number) =>
      totp.generate({ timestamp: test.clock.now.getTime() + steps * 30_000 })
    await verifyTOTPSetup({ code: code(0) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    await signOut()
    return code
  }

  it('asks for the factor by itself after a password, then goes on as defined', async () => {
    const code = await enrolApp()
    expect(await enterWithPassword()).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    })
    expect(await answer(code(1))).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    })
    expect(await answer('kerner')).toEqual({ signInStep: 'DONE' })
    expect(events.at(-1)?.request.session).toMatchObject(
      ['SRP_A', 'PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA', 'CUSTOM_CHALLENGE'].map(
        (challengeName) => ({
          challengeName,
          challengeResult: true,
        }),
      ),
    )
  })

  it('without a password asks for no factor, and takes none that a function chains', async () => {
    const code = await enrolApp()
    await enter()
    expect(await answer('kerner')).toEqual({ signInStep: 'DONE' })
    await signOut()
    handlers.define = (event: DefineAuthChallengeTriggerEvent) => {
      event.response.challengeName =
        event.request.session.length === 0 ? 'CUSTOM_CHALLENGE' : 'SOFTWARE_TOKEN_MFA'
      event.response.issueTokens = false
      event.response.failAuthentication = false
      return event
    }
    await enter()
    expect(await answer('kerner')).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    await expect(answer(code(1))).rejects.toMatchObject({ name: 'CodeMismatchException' })
  })

  it('tells what a function threw, and refuses what it cannot read', async () => {
    handlers.create = () => {
      throw new Error('no grapes today')
    }
    await expect(enter()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'CreateAuthChallenge failed with error no grapes today.',
    })
    for (const nonsense of [() => null, () => ({ response: { issueTokens: 'yes' } })]) {
      handlers.define = nonsense
      await expect(enter()).rejects.toMatchObject({
        name: 'InvalidLambdaResponseException',
        message: 'Unrecognizable lambda output',
      })
    }
  })
})
