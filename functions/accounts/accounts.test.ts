import {
  CognitoIdentityProviderClient,
  DeleteUserAttributesCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { HttpHandler } from '../platform/http/serve.ts'
import { httpEvent } from '../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'

const claimsSchema = z.object({ sub: z.string(), auth_time: z.number() })
const claimsOf = (token: string) =>
  claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

const codeOf = (uri: string, at = Date.now()) => {
  const { searchParams } = new URL(uri)
  return new TOTP({ secret: searchParams.get('secret') ?? '' }).generate({ timestamp: at })
}

describe('factors and credentials with real tokens', () => {
  let cloud: TestCloud
  let handler: HttpHandler

  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    handler = (await import('./http.ts')).handler
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })

  /** A new user, signed in. */
  async function newUser(email: string) {
    await cloud.ensureUser(email)
    const token = await cloud.signIn(email)
    return { token, ...claimsOf(token) }
  }
  type Session = Awaited<ReturnType<typeof newUser>>

  async function call(
    session: Session,
    routeKey: string,
    given: { body?: unknown; params?: Record<string, string>; query?: Record<string, string> } = {},
  ) {
    const answer = await handler(
      httpEvent(routeKey, {
        ...given,
        caller: { user_id: session.sub, auth_time: session.auth_time },
        headers: { authorization: `Bearer ${session.token}`, 'x-viewer-address': '203.0.113.77' },
      }),
    )
    return { status: answer.statusCode, ...JSON.parse(answer.body ?? '{}') }
  }

  async function enrolTotp(session: Session) {
    const body = { factor_type: 'totp', friendly_name: 'My phone' }
    const { factor, totp } = await call(session, 'POST /api/factors', { body })
    const params = { factor_id: factor.factor_id }
    const route = 'POST /api/factors/{factor_id}/challenge'
    const { challenge_id } = await call(session, route, { params, body: {} })
    return { params, totp, challenge_id, factor }
  }

  const verify = (session: Session, params: Record<string, string>, body: unknown) =>
    call(session, 'POST /api/factors/{factor_id}/verify', { params, body })

  it('enrols an authenticator app, with recovery codes, and then asks for it', async () => {
    const session = await newUser('totp@example.com')
    const { params, totp, challenge_id } = await enrolTotp(session)
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Nordgate:totp%40example\.com\?/)
    expect(totp.uri).toContain(totp.secret)
    const right = codeOf(totp.uri)
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await verify(session, params, { code: wrong, challenge_id })).toMatchObject({
      status: 400,
      error: { code: 'wrong_code' },
    })
    const verified = await verify(session, params, { code: right, challenge_id })
    expect(verified).toMatchObject({ status: 200, factor: { status: 'verified' } })
    expect(new Set(verified.recovery_codes).size).toBe(10)
    for (const code of verified.recovery_codes) expect(code).toMatch(/^(\w{4}-){2}\w{4}$/)
    // the user pool now asks for it
    await expect(cloud.signIn('totp@example.com')).rejects.toThrow('a challenge was asked')
    // a session from before the factor has to step up
    const old = { ...session, auth_time: session.auth_time - 60 }
    expect(await call(old, 'GET /api/factors')).toMatchObject({
      assurance: { level: 'aal1', next_level: 'aal2' },
      recovery_codes_left: 10,
    })
    expect(await call(old, 'DELETE /api/factors/{factor_id}', { params })).toMatchObject({
      status: 403,
      error: { code: 'second_factor_required' },
    })
    // one of each type
    const again = { body: { factor_type: 'totp', friendly_name: 'Other' } }
    const signedIn = { ...session, auth_time: session.auth_time + 2 }
    expect(await call(signedIn, 'POST /api/factors', again)).toMatchObject({
      error: { code: 'factor_exists' },
    })
    expect(await call(signedIn, 'DELETE /api/factors/{factor_id}', { params })).toMatchObject({
      status: 200,
    })
    expect(await cloud.signIn('totp@example.com')).toBeTruthy()
    expect(await call(signedIn, 'GET /api/factors')).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
    })
  })

  it('enrols a phone by the code of a text message', async () => {
    const session = await newUser('phone@example.com')
    const body = { factor_type: 'phone', friendly_name: 'Office', phone: '+46700000001' }
    const { factor, totp } = await call(session, 'POST /api/factors', { body })
    expect(totp).toBeNull()
    const params = { factor_id: factor.factor_id }
    const route = 'POST /api/factors/{factor_id}/challenge'
    const { challenge_id } = await call(session, route, { params, body: { channel: 'sms' } })
    const messages = await (
      await fetch(`${cloud.inbox}?to=${encodeURIComponent(body.phone)}`)
    ).json()
    const code = /\d{6}/.exec(JSON.stringify(messages[0].text))?.[0]
    const verified = await verify(session, params, { code, challenge_id })
    expect(verified).toMatchObject({ status: 200, factor: { phone: body.phone } })
    await expect(cloud.signIn('phone@example.com')).rejects.toThrow('a challenge was asked')
    // with the factor goes the number
    const later = { ...session, auth_time: session.auth_time + 2 }
    expect(await call(later, 'DELETE /api/factors/{factor_id}', { params })).toMatchObject({
      status: 200,
    })
    const pool = new CognitoIdentityProviderClient({})
    const known = await pool.send(new GetUserCommand({ AccessToken: session.token }))
    expect(known.UserAttributes?.map(({ Name }) => Name)).not.toContain('phone_number')
    expect(await cloud.signIn('phone@example.com')).toBeTruthy()
  })

  it('takes five guesses per factor, and no challenge of another', async () => {
    const session = await newUser('guess@example.com')
    const { params, totp, challenge_id } = await enrolTotp(session)
    const other = `${Date.now() + 60_000}.fac_00000000`
    expect(await verify(session, params, { code: '000000', challenge_id: other })).toMatchObject({
      error: { code: 'code_expired' },
    })
    const right = codeOf(totp.uri)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await verify(session, params, { code: wrong, challenge_id })).toMatchObject({
        status: 400,
      })
    }
    expect(await verify(session, params, { code: right, challenge_id })).toMatchObject({
      status: 429,
    })
  })

  it('changes the password only of who knows it', async () => {
    const session = await newUser('password@example.com')
    const change = (previous_password: string, new_password: string) =>
      call(session, 'POST /api/change-password', { body: { previous_password, new_password } })
    expect(await change('not the password', 'another long password')).toMatchObject({
      error: { code: 'wrong_password' },
    })
    expect(await change('a long test password', 'short')).toMatchObject({
      error: { code: 'weak_password' },
    })
    expect(await change('a long test password', 'another long password')).toEqual({ status: 200 })
  })

  it('changes the address by a code to the new one, and hides whose it is already', async () => {
    await newUser('taken@example.com')
    const session = await newUser('moving@example.com')
    const change = (email: string) =>
      call(session, 'POST /api/email-change', { body: { email, locale: 'en' } })
    expect(await change('taken@example.com')).toEqual({ status: 200 })
    expect(await change('moved@example.com')).toEqual({ status: 200 })
    const [mail] = await (await fetch(`${cloud.inbox}?to=moved@example.com`)).json()
    const code = /\d{6}/.exec(mail.text)?.[0]
    const confirm = (given: unknown) =>
      call(session, 'POST /api/email-change/confirm', { body: { code: given } })
    expect(await confirm(code === '000000' ? '000001' : '000000')).toMatchObject({
      error: { code: 'wrong_code' },
    })
    expect(await confirm(code)).toEqual({ status: 200 })
    expect(await cloud.signIn('moved@example.com')).toBeTruthy()
  })

  it('is all that changes address and number: an access token alone does not', async () => {
    const { token: AccessToken } = await newUser('stolen@example.com')
    const pool = new CognitoIdentityProviderClient({
      region: 'eu-north-1',
      endpoint: cloud.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    })
    const refusal = { name: 'NotAuthorizedException' }
    for (const [Name, Value] of [
      ['email', 'thief@example.com'],
      ['phone_number', '+46700000099'],
      ['phone_number', ''],
    ]) {
      const UserAttributes = [{ Name, Value }]
      await expect(
        pool.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
      ).rejects.toMatchObject(refusal)
    }
    await expect(
      pool.send(
        new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['phone_number'] }),
      ),
    ).rejects.toMatchObject(refusal)
    pool.destroy()
  })

  it('takes no password that is guessed first, and says why', async () => {
    const session = await newUser('guessed@example.com')
    for (const [new_password, reason] of [
      ['password1234', 'common'],
      ['abcabcabcabc', 'repeated'],
      ['guessed2026!', 'personal'],
    ]) {
      const body = { previous_password: 'a long test password', new_password }
      expect(await call(session, 'POST /api/change-password', { body })).toMatchObject({
        status: 400,
        error: { code: 'weak_password', details: { reason } },
      })
    }
  })

  it('ends every session, and lists what happened, newest first', async () => {
    const session = await newUser('everywhere@example.com')
    await call(session, 'POST /api/change-password', {
      body: { previous_password: 'a long test password', new_password: 'another long password' },
    })
    expect(await call(session, 'POST /api/sign-out-everywhere')).toEqual({ status: 200 })
    expect(
      await call(session, 'POST /api/email-change', { body: { email: 'a@b.se', locale: 'en' } }),
    ).toMatchObject({ status: 401, error: { code: 'authentication_required' } })
    const firstPage = { limit: '1' }
    const ended = await call(session, 'GET /api/security-events', { query: firstPage })
    expect(ended.status).toBe(401)
    const later = { ...session, auth_time: Math.floor(Date.now() / 1000) + 1 }
    const first = await call(later, 'GET /api/security-events', { query: firstPage })
    expect(first.events).toMatchObject([{ kind: 'signed_out_everywhere', actor: 'user' }])
    const query = { limit: '1', cursor: first.next_cursor }
    const second = await call(later, 'GET /api/security-events', { query })
    expect(second.events).toMatchObject([{ kind: 'password_changed', network: '203.0.113.0/24' }])
    const rest = { limit: '5', cursor: second.next_cursor }
    expect(await call(later, 'GET /api/security-events', { query: rest })).toMatchObject({
      events: [{ kind: 'signed_in' }],
      next_cursor: null,
    })
  })
})
