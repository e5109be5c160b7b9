import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'

const email = 'Anna@Producer.example'
const password = 'Riesling2019'

/** The journey of one producer, in order, as the site makes it. */
describe('Amplify against the local Cognito', () => {
  let test: TestPool
  const stored = new Map<string, string>()

  beforeAll(async () => {
    test = await startTestPool()
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
  })
  afterAll(() => test.running.stop())

  const srp = (username: string, secret: string) => signIn({ username, password: secret })

  it('signs up with a password of the policy, once per address in any case', async () => {
    await expect(signUp({ username: email, password: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    const { nextStep } = await signUp({
      username: email,
      password,
      options: { userAttributes: { email, name: 'Anna' } },
    })
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'A***@P***' },
    })
    expect(test.mails.at(-1)).toMatchObject({
      subject: 'Your Nordgate code',
      from: 'Nordgate <hello@nordgate.example>',
    })
    await expect(signUp({ username: email.toLowerCase(), password })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    })
  })

  it('sends an unconfirmed user to the code', async () => {
    const { nextStep } = await srp(email, password)
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
  })

  it('refuses a wrong code, replaces it on request, and confirms with the right one', async () => {
    const first = test.codeFor(email)
    const wrong = first === '000000' ? '000001' : '000000'
    await expect(confirmSignUp({ username: email, confirmationCode: wrong })).rejects.toMatchObject(
      { name: 'CodeMismatchException' },
    )
    await resendSignUpCode({ username: email })
    const second = test.codeFor(email)
    if (second !== first)
      await expect(
        confirmSignUp({ username: email, confirmationCode: first }),
      ).rejects.toMatchObject({ name: 'CodeMismatchException' })
    const { isSignUpComplete } = await confirmSignUp({
      username: email,
      confirmationCode: second,
    })
    expect(isSignUpComplete).toBe(true)
  })

  it('signs in by SRP in any case of the address, not with a wrong password nor as nobody', async () => {
    for (const [who, secret] of [
      [email, 'Riesling2018'],
      ['nobody@producer.example', password],
    ] as const)
      await expect(srp(who, secret)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      })
    const { isSignedIn } = await srp('anna@producer.EXAMPLE', password)
    expect(isSignedIn).toBe(true)
    const { tokens } = await fetchAuthSession()
    const { userId } = await getCurrentUser()
    expect(tokens?.accessToken.payload).toMatchObject({
      sub: userId,
      username: userId,
      token_use: 'access',
      client_id: test.pool.client_ids.site,
      iss: test.pool.issuer,
    })
    expect(tokens?.accessToken.payload).not.toHaveProperty('cognito:groups')
    expect(tokens?.idToken?.payload).toMatchObject({
      email,
      email_verified: true,
      name: 'Anna',
      aud: test.pool.client_ids.site,
    })
    const keys = createRemoteJWKSet(new URL(test.pool.jwks_uri))
    await jwtVerify(String(tokens?.accessToken), keys, { issuer: test.pool.issuer })
  })

  it('refreshes with a new refresh token, and the new tokens carry a new group', async () => {
    await test.running.ensureUser(test.pool.id, {
      email,
      password,
      groups: ['editor', 'admin'],
    })
    const refreshTokenNow = () => [...stored].find(([key]) => key.endsWith('refreshToken'))?.[1]
    const before = refreshTokenNow()
    const { tokens } = await fetchAuthSession({ forceRefresh: true })
    expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['admin', 'editor'])
    expect(refreshTokenNow()).not.toBe(before)
  })

  it('changes name, address (once its code is given) and password', async () => {
    await updateUserAttributes({ userAttributes: { name: 'Anna B.' } })
    const moved = 'anna.b@producer.example'
    const { email: step } = await updateUserAttributes({ userAttributes: { email: moved } })
    expect(step?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Anna B.', email })
    await confirmUserAttribute({
      userAttributeKey: 'email',
      confirmationCode: test.codeFor(moved),
    })
    expect(await fetchUserAttributes()).toMatchObject({ email: moved, email_verified: 'true' })
    await expect(
      updatePassword({ oldPassword: 'Riesling2018', newPassword: 'Silvaner2020' }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await updatePassword({ oldPassword: password, newPassword: 'Silvaner2020' })
    await signOut()
    await expect(srp(email, 'Silvaner2020')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect((await srp(moved, 'Silvaner2020')).isSignedIn).toBe(true)
  })

  it('signs out everywhere: refreshing fails from then on', async () => {
    const kept = new Map(stored)
    await signOut({ global: true })
    for (const [key, value] of kept) stored.set(key, value)
    const { tokens } = await fetchAuthSession({ forceRefresh: true }).catch(() => ({
      tokens: undefined,
    }))
    expect(tokens).toBeUndefined()
    await signOut().catch(() => undefined)
    stored.clear()
  })

  it('resets a forgotten password, and does not tell whether an address is known', async () => {
    const address = 'anna.b@producer.example'
    const { nextStep } = await resetPassword({ username: address })
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE')
    const stranger = await resetPassword({ username: 'stranger@producer.example' })
    expect(stranger.nextStep.codeDeliveryDetails.destination).toBe('s***@p***')
    expect(test.mails.some(({ to }) => to.includes('stranger@producer.example'))).toBe(false)
    await confirmResetPassword({
      username: address,
      confirmationCode: test.codeFor(address),
      newPassword: 'Kerner2021x',
    })
    expect((await srp(address, 'Kerner2021x')).isSignedIn).toBe(true)
  })

  it('deletes the account', async () => {
    await deleteUser()
    stored.clear()
    await expect(srp('anna.b@producer.example', 'Kerner2021x')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })
})
