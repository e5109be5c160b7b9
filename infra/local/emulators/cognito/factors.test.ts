import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  confirmUserAttribute,
  deleteUserAttributes,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepOfCode } from './software-token.ts'
import { startTestPool, type TestPool, testPoolDefinition } from './test-pool.ts'

const email = 'anna@producer.example'
const password = 'Riesling2019'
const phone = '+46701234567'

const stored = new Map<string, string>()

async function startPool(MfaConfiguration: string): Promise<TestPool> {
  const test = await startTestPool(
    {},
    {
      ...testPoolDefinition,
      MfaConfiguration,
      EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
      SmsAuthenticationMessage: 'Nordgate: {####} signs you in',
    },
  )
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: test.pool.id,
        userPoolClientId: test.pool.client_ids.site ?? '',
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
  await test.running.ensureUser(test.pool.id, { email, password })
  return test
}

const enter = async () => (await signIn({ username: email, password })).nextStep
const answer = async (challengeResponse: string) =>
  (await confirmSignIn({ challengeResponse })).nextStep

/** The codes of an authenticator app whose clock is `steps` of 30 s off the emulator's. */
const appWith = (secret: string, test: TestPool) => ({
  code: (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now.getTime() + steps * 30_000,
    }),
})

function wait(test: TestPool, seconds: number): void {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000)
}

it('reads the codes of RFC 6238, and those of the steps beside them', () => {
  // appendix B, SHA-1: the last six of its eight digits
  const secret = Secret.fromUTF8('12345678901234567890').base32
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(stepOfCode(secret, '287082', at(59))).toBe(1)
  expect(stepOfCode(secret, '081804', at(1111111109))).toBe(37037036)
  expect(stepOfCode(secret, '081804', at(1111111109 + 30))).toBe(37037036)
  expect(stepOfCode(secret, '081804', at(1111111109 + 60))).toBeNull()
})

/** The journey of one producer, in order, where factors are optional. */
describe('factors that a user sets up', () => {
  let test: TestPool
  let app: ReturnType<typeof appWith>

  beforeAll(async () => {
    test = await startPool('OPTIONAL')
  })
  afterAll(async () => {
    await signOut().catch(() => undefined)
    stored.clear()
    await test.running.stop()
  })

  it('enrols an authenticator app, with its first code only', async () => {
    expect(await enter()).toEqual({ signInStep: 'DONE' })
    await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    })
    await expect(verifyTOTPSetup({ code: '123456' })).rejects.toMatchObject({
      name: 'SoftwareTokenMFANotFoundException',
    })
    const { sharedSecret } = await setUpTOTP()
    expect(sharedSecret).toMatch(/^[A-Z2-7]{52}$/)
    app = appWith(sharedSecret, test)
    await expect(verifyTOTPSetup({ code: app.code(3) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    })
    await verifyTOTPSetup({
      code: app.code(),
      options: { friendlyDeviceName: 'My phone' },
    })
    expect(await fetchMFAPreference()).toEqual({})
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await signOut()
  })

  it('asks for its code, takes each once and lets a wrong one be corrected', async () => {
    expect(await enter()).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    await expect(answer(app.code())).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
    await expect(answer(app.code(-9))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    const early = app.code(1)
    expect(await answer(early)).toEqual({ signInStep: 'DONE' })
    await signOut()
    await enter()
    await expect(answer(early)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    wait(test, 60)
    expect(await answer(app.code())).toEqual({ signInStep: 'DONE' })
  })

  it('keeps the app that serves until its successor is verified', async () => {
    const { sharedSecret } = await setUpTOTP()
    await signOut()
    wait(test, 60)
    await enter()
    expect(await answer(app.code())).toEqual({ signInStep: 'DONE' })
    app = appWith(sharedSecret, test)
    wait(test, 60)
    await verifyTOTPSetup({ code: app.code() })
  })

  it('enrols a phone once its number is verified', async () => {
    await expect(updateMFAPreference({ sms: 'ENABLED' })).rejects.toMatchObject({
      message: 'User does not have delivery config set to turn on SMS_MFA',
    })
    await expect(
      updateUserAttributes({ userAttributes: { phone_number: '0701234567' } }),
    ).rejects.toMatchObject({ message: 'Invalid phone number format.' })
    await updateUserAttributes({ userAttributes: { phone_number: phone } })
    const sent = await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' })
    expect(sent).toEqual({
      destination: '+*******4567',
      deliveryMedium: 'SMS',
      attributeName: 'phone_number',
    })
    expect(test.mails.at(-1)).toMatchObject({ channel: 'sms', to: [phone], html: null })
    const code = test.codeFor(phone)
    const confirm = (confirmationCode: string) =>
      confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode })
    await expect(confirm(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    await confirm(code)
    expect(await fetchUserAttributes()).toMatchObject({
      phone_number: phone,
      phone_number_verified: 'true',
    })
    await updateMFAPreference({ sms: 'ENABLED', totp: 'NOT_PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['SMS', 'TOTP'] })
    await signOut()
  })

  it('lets the user choose where none is preferred', async () => {
    expect(await enter()).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    })
    expect(await answer('SMS')).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******4567' },
    })
    const code = test.codeFor(phone)
    expect(test.mails.at(-1)?.text).toBe(`Nordgate: ${code} signs you in`)
    await expect(answer(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid code or auth state for the user.',
    })
    expect(await answer(code)).toEqual({ signInStep: 'DONE' })
    await signOut()
    await enter()
    expect(await answer('TOTP')).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    wait(test, 60)
    expect(await answer(app.code())).toEqual({ signInStep: 'DONE' })
  })

  it('ends a challenge after five wrong codes, and after three minutes', async () => {
    await updateMFAPreference({ totp: 'PREFERRED' })
    await signOut()
    wait(test, 60)
    await enter()
    for (const _ of [1, 2, 3, 4, 5])
      await expect(answer(app.code(-9))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(answer(app.code())).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session can only be used once.',
    })
    await enter()
    wait(test, 181)
    await expect(answer(app.code())).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    })
    await enter()
    expect(await answer(app.code())).toEqual({ signInStep: 'DONE' })
  })

  it('asks no more for what was switched off or deleted', async () => {
    await updateMFAPreference({ totp: 'DISABLED', sms: 'PREFERRED' })
    await deleteUserAttributes({ userAttributeKeys: ['phone_number'] })
    expect(await fetchUserAttributes()).not.toHaveProperty('phone_number')
    expect(await fetchMFAPreference()).toEqual({})
    await signOut()
    expect(await enter()).toEqual({ signInStep: 'DONE' })
  })
})

describe('a pool that requires a factor', () => {
  it('has the user set one up before the first tokens', async () => {
    const test = await startPool('ON')
    const step = await enter()
    if (step.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
      throw new Error(`The next step is ${step.signInStep}`)
    const app = appWith(step.totpSetupDetails.sharedSecret, test)
    await expect(answer(app.code(9))).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    expect(await answer(app.code())).toEqual({ signInStep: 'DONE' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'] })
    await signOut()
    await enter()
    expect(await answer(app.code(1))).toEqual({ signInStep: 'DONE' })
    await signOut()
    stored.clear()
    await test.running.stop()
  })
})

describe('a seeded authenticator app', () => {
  const secret = Secret.fromUTF8('one secret that is seeded').base32
  let test: TestPool
  beforeAll(async () => {
    test = await startPool('OPTIONAL')
    await test.running.ensureUser(test.pool.id, { email, password, totp_secret: secret })
  })
  afterAll(() => test.running.stop())

  it('shows the next code that was not used, until the clock has to go on', async () => {
    const app = appWith(secret, test)
    const shown = () => test.running.authenticatorCodes()
    for (const step of [0, 1]) {
      expect(shown()).toEqual([{ address: email, code: app.code(step) }])
      expect((await enter()).signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
      expect((await answer(shown()[0]?.code ?? '')).signInStep).toBe('DONE')
      await signOut()
    }
    expect(shown()).toEqual([{ address: email, code: null }])
    // seeded again by an interrupted start: what was used stays used
    await test.running.ensureUser(test.pool.id, { email, password, totp_secret: secret })
    expect(shown()).toEqual([{ address: email, code: null }])
    wait(test, 30)
    expect(shown()).toEqual([{ address: email, code: app.code(1) }])
    // what journeys do that do not want to wait: the code of the moment counts once more
    await test.running.testControls(test.pool.id).renewAppCodes(email)
    expect(shown()).toEqual([{ address: email, code: app.code(0) }])
    expect((await enter()).signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect((await answer(app.code(0))).signInStep).toBe('DONE')
    await signOut()
  })
})
