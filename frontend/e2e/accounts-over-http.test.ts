import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  type SignInInput,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { strFromU8, unzipSync } from 'fflate'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { termsAttribute, termsVersion } from '#domain/accounts/terms.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { linkFor, mailsWith } from './inbox.ts'

const email = 'claire@accounts.example'
const password = 'a quiet harbour in spring'

const configSchema = z.object({
  user_pool_id: z.string(),
  user_pool_client_id: z.string(),
  user_pool_endpoint: z.string(),
})
/** Waits for a mail of this subject. */
const mailWith = async (subject: string) => (await mailsWith(cloud.inboxUrl, email, subject))[0]

const tokens = async () => (await fetchAuthSession()).tokens

async function call(method: string, path: string, body?: unknown, token?: string | null) {
  const bearer = token === undefined ? (await tokens())?.accessToken.toString() : token
  const response = await fetch(new URL(path, cloud.siteUrl), {
    method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  return { status: response.status, ...answer }
}

const signInAs = (input: Omit<SignInInput, 'username'>) => signIn({ ...input, username: email })
const askByLink = async () => {
  await signOut()
  return signIn({ username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
}

let knownLink: string | undefined

/** Asks for a link, opens it, and gives its token. */
async function linkToken(locale: string, subject: string): Promise<string> {
  const body = { email: email.toUpperCase(), locale }
  expect(await call('POST', '/api/magic-links', body, null)).toEqual({ status: 200 })
  const path = locale === 'en' ? '/auth' : `/${locale}/auth`
  knownLink = await linkFor(cloud.inboxUrl, email, path, knownLink)
  const mail = await mailWith(subject)
  expect(mail?.text).toContain(knownLink)
  const link = new URL(knownLink)
  expect(link.origin).toBe(new URL(cloud.siteUrl).origin)
  expect((await fetch(link)).status).toBe(200)
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
}

/** Everything that the screens do with accounts, through the same client and the same routes. */
describe('accounts on the local cloud', { sequential: true }, () => {
  let totp: TOTP
  let recoveryCodes: string[] = []

  beforeAll(async () => {
    const config = configSchema.parse(await call('GET', '/api/site-config', undefined, null))
    ConsoleLogger.LOG_LEVEL = 'ERROR'
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: config.user_pool_id,
          userPoolClientId: config.user_pool_client_id,
          userPoolEndpoint: config.user_pool_endpoint,
        },
      },
    })
    await signOut()
  })

  it('mails the code of a sign-up in the language of the user', async () => {
    await signUp({
      username: email,
      password,
      options: { userAttributes: { locale: 'it', [termsAttribute]: termsVersion } },
    })
    const mail = await mailWith('Il Suo codice Nordgate')
    const confirmationCode = /\d{6}/.exec(String(mail?.subject))?.[0] ?? ''
    await confirmSignUp({ username: email, confirmationCode })
    expect(await signInAs({ password })).toMatchObject({ isSignedIn: true })
  })

  it('signs in by a mailed link: pressing uses it up, opening does not', async () => {
    await signOut()
    const challengeResponse = await linkToken('es', 'Su enlace de acceso')
    const asked = await askByLink()
    expect(asked.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { challenge: 'magic_link', accepts: 'token' },
    })
    expect(await confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true })
    await askByLink()
    await expect(confirmSignIn({ challengeResponse })).rejects.toThrow('Incorrect username')
    await signInAs({ password })
  })

  it('enrols an authenticator app', async () => {
    const wanted = { factor_type: 'totp', friendly_name: 'Phone' }
    const enrolled = await call('POST', '/api/factors', wanted)
    totp = new TOTP({ secret: enrolled.totp.secret })
    const path = `/api/factors/${enrolled.factor.factor_id}`
    const { challenge_id } = await call('POST', `${path}/challenge`, {})
    const verified = await call('POST', `${path}/verify`, { code: totp.generate(), challenge_id })
    expect(verified).toMatchObject({ status: 200, factor: { status: 'verified' } })
    recoveryCodes = verified.recovery_codes
    expect(recoveryCodes).toHaveLength(10)
  })

  it('asks for it at sign-in, and then is of the second level', async () => {
    await signOut()
    expect((await signInAs({ password })).nextStep.signInStep).toBe(
      'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    )
    const next = totp.generate({ timestamp: Date.now() + 30_000 })
    expect(await confirmSignIn({ challengeResponse: next })).toMatchObject({ isSignedIn: true })
    expect((await call('GET', '/api/factors')).assurance).toMatchObject({ level: 'aal2' })
  })

  it('takes a recovery code instead, after a mailed link, and each of them once', async () => {
    const [first = '', second = ''] = recoveryCodes
    for (const [recoveryCode, left] of [
      [first, 9],
      [second, 8],
    ] as const) {
      const token = await linkToken('en', 'Your sign-in link')
      await askByLink()
      const asked = await confirmSignIn({ challengeResponse: token })
      expect(asked.nextStep).toMatchObject({
        signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
        additionalInfo: { challenge: 'second_factor', accepts: 'totp,recovery_code' },
      })
      // used already, or made up: it may be typed again
      expect(await confirmSignIn({ challengeResponse: left === 8 ? first : 'AAAA' })).toMatchObject(
        {
          isSignedIn: false,
        },
      )
      expect(await confirmSignIn({ challengeResponse: recoveryCode })).toMatchObject({
        isSignedIn: true,
      })
      expect(await call('GET', '/api/factors')).toMatchObject({ recovery_codes_left: left })
    }
  })

  it('is refused with an identity token, a changed one, or one of elsewhere', async () => {
    const session = await tokens()
    const access = session?.accessToken.toString() ?? ''
    const [header, payload = '', signature] = access.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = (changes: object) =>
      [
        header,
        Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url'),
        signature,
      ].join('.')
    const refused = {
      'of identity': session?.idToken?.toString() ?? '',
      expired: forged({ exp: claims.iat - 60 }),
      'of another issuer': forged({ iss: 'https://cognito-idp.eu-north-1.amazonaws.com/other' }),
      'for another client': forged({ client_id: 'another' }),
      'with a wrong signature': `${access.slice(0, -6)}AAAAAA`,
    }
    for (const [what, token] of Object.entries(refused)) {
      expect([what, (await call('GET', '/api/factors', undefined, token)).status]).toEqual([
        what,
        401,
      ])
    }
  })

  it('hands out everything held on the user', async () => {
    const { export: asked } = await call('POST', '/api/exports', { locale: 'it' })
    await mailWith('I Suoi dati sono pronti')
    const { url } = await call('GET', `/api/exports/${asked.export_id}/file`)
    const zip = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const events = JSON.parse(strFromU8(zip['data/security_events.json'] ?? new Uint8Array()))
    const kinds = events.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['signed_up', 'terms_accepted', 'signed_in', 'magic_link_used']),
    )
    expect(strFromU8(zip['data/account.json'] ?? new Uint8Array())).toContain(email)
  })

  it('ends everywhere, and the account is gone when its user says so', async () => {
    const old = (await tokens())?.accessToken.toString() ?? ''
    expect(await call('POST', '/api/sign-out-everywhere')).toEqual({ status: 200 })
    expect(await call('POST', '/api/exports', { locale: 'en' }, old)).toMatchObject({ status: 401 })
    // a sign-in of the same second as the sign-out would count as older
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const token = await linkToken('de', 'Ihr Anmeldelink')
    await askByLink()
    await confirmSignIn({ challengeResponse: token })
    const done = await confirmSignIn({ challengeResponse: totp.generate() })
    expect(done).toMatchObject({ isSignedIn: true })
    const body = { email, locale: 'fr' }
    expect(await call('POST', '/api/account-deletion', body)).toMatchObject({ status: 200 })
    await control('end_grace', {})
    await mailWith('Votre compte est supprimé')
    await signOut()
    await expect(signInAs({ password })).rejects.toThrow('Incorrect username or password.')
  })
})
