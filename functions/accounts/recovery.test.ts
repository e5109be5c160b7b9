import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import type { HttpHandler } from '../platform/http/serve.ts'
import type { PartialBatchResponse } from '../platform/queue/queue-event.ts'
import { userId } from '../platform/test/builders.ts'
import { httpEvent } from '../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createAuditLog } from './audit-log.ts'
import { createFactorStore } from './factors/factor-store.ts'
import { createRecoveryCodes } from './factors/recovery-codes.ts'
import { createTotpSecretStore } from './factors/totp-secret-store.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { requestMagicLink } from './links/request-link.ts'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

describe('ways back in', () => {
  let cloud: TestCloud
  let handler: HttpHandler
  let onMailWork: (event: unknown) => Promise<PartialBatchResponse>
  let pool: CognitoIdentityProviderClient
  let written = ''

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    handler = (await import('./http.ts')).handler
    onMailWork = (await import('./on-mail-work.ts')).handler
    pool = new CognitoIdentityProviderClient({
      region: 'eu-north-1',
      endpoint: cloud.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    })
  })
  afterAll(async () => {
    pool.destroy()
    await cloud.stop()
  })
  beforeEach(() => {
    const keep = (text: string | Uint8Array) => {
      written += String(text)
      return true
    }
    vi.spyOn(process.stdout, 'write').mockImplementation(keep)
    vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  })
  afterEach(() => vi.restoreAllMocks())

  let callers = 0
  /** From a network address of its own unless one is given. */
  async function post(path: string, body: unknown, ip?: string) {
    callers += 1
    const own = `198.51.100.${callers % 250}`
    // the other header is what a caller may make up, anew each time
    const headers = { 'x-viewer-address': ip ?? own, 'x-forwarded-for': `${own}, 192.0.2.9` }
    const answer = await handler(httpEvent(`POST ${path}`, { body, headers }))
    return { status: answer.statusCode, body: answer.body ?? '' }
  }

  /** Processes what waits in the queue of mails. */
  async function mailAll() {
    const work = await cloud.mailWork()
    const Records = work.map((body, index) => ({
      messageId: String(index),
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: '1' },
    }))
    expect(await onMailWork({ Records })).toEqual({ batchItemFailures: [] })
    return work.length
  }

  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await fetch(`${cloud.inbox}?to=${encodeURIComponent(email)}`)).json()

  async function magicLink(email: string, locale: Locale = 'en') {
    expect((await post('/api/magic-links', { email, locale })).status).toBe(200)
    await mailAll()
    const [mail] = await mailsTo(email)
    const link = new URL(/https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    return { mail, link, token: new URLSearchParams(link.hash.slice(1)).get('token') ?? '' }
  }

  const ClientId = () => cloud.environment.USER_POOL_CLIENT_ID
  const start = (email: string) =>
    pool.send(
      new InitiateAuthCommand({
        ClientId: ClientId(),
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: email },
      }),
    )
  const answer = (email: string, Session: string | undefined, ANSWER: string) =>
    pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: ClientId(),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: email, ANSWER },
      }),
    )
  async function signInBy(email: string, token: string) {
    const asked = await start(email)
    expect(asked.ChallengeParameters).toMatchObject({ challenge: 'magic_link', accepts: 'token' })
    return answer(email, asked.Session, token)
  }

  it('signs in once by a mailed link, in the language asked for', async () => {
    const email = 'magic@example.com'
    const { sub } = await cloud.ensureUser(email)
    const { mail, link, token } = await magicLink(email, 'fr')
    expect(mail?.subject).toBe('Votre lien de connexion')
    expect(mail?.html).toContain('lang="fr"')
    expect(link.origin + link.pathname).toBe('https://site.example/fr/auth')
    // servers and their logs see the query, never the fragment
    expect(link.search).toBe('?type=magic_reset')
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({ token, email })
    const { AuthenticationResult } = await signInBy(email, token)
    expect(AuthenticationResult?.AccessToken).toBeTruthy()
    await expect(signInBy(email, token)).rejects.toThrow('Incorrect username or password.')
    const audit = createAuditLog(cloud.table('AUDIT_LOG_TABLE'), () => new Date())
    const events = await audit.list(userId(sub), 10)
    expect(events.map(({ kind }) => kind)).toEqual([
      'signed_in',
      'magic_link_used',
      'magic_link_requested',
    ])
  })

  it('knows no link after a quarter of an hour, of another user, or made up', async () => {
    const links = createMailedLinkStore(cloud.table('MAILED_LINKS_TABLE'))
    const [owner, other] = [userId('link-owner'), userId('link-other')]
    const now = new Date()
    const late = new Date(now.getTime() + 15 * 60_000)
    const token = await links.make(owner, 'magic_link', now)
    expect(await links.use(owner, 'magic_link', token, late)).toBe(false)
    expect(await links.use(other, 'magic_link', token, now)).toBe(false)
    expect(await links.use(owner, 'password_reset', token, now)).toBe(false)
    expect(await links.use(owner, 'magic_link', 'made-up', now)).toBe(false)
    const uses = [1, 2, 3].map(() => links.use(owner, 'magic_link', token, now))
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
  })

  it('mails nothing to a stranger, makes no account, and answers alike', async () => {
    const known = 'known@example.com'
    await cloud.ensureUser(known)
    const stranger = 'stranger@example.com'
    for (const path of ['/api/magic-links', '/api/send-password-reset']) {
      const body = { locale: 'en', redirectTo: 'https://site.example/reset-password' }
      const first = await post(path, { ...body, email: known })
      const second = await post(path, { ...body, email: stranger })
      expect(second).toEqual(first)
    }
    expect(await mailAll()).toBe(4)
    expect(await mailsTo(stranger)).toEqual([])
    expect(await mailsTo(known)).toHaveLength(2)
    await expect(signInBy(stranger, 'made-up')).rejects.toThrow('Incorrect username or password.')
  })

  it('sends one address twenty mails a day, whoever asks from wherever', async () => {
    let now = new Date('2026-11-22T00:00:00Z')
    let asked = 0
    const deps = {
      throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
      siteOrigin: 'https://site.example',
      now: () => now,
      askForMail: async () => {
        asked += 1
      },
    }
    const ask = (email: string, network = asked) => {
      now = new Date(now.getTime() + 10 * 60_000)
      const ip = `203.0.${network % 250}.1`
      const request = { request_id: 'r', access_token: null, ip, locale: null }
      return requestMagicLink(deps, { email, locale: 'en' }, request)
    }
    for (let n = 0; n < 20; n += 1) expect((await ask('flooded@example.com')).ok).toBe(true)
    expect(await ask('Flooded@example.com')).toEqual({ ok: false, code: 'too_many_requests' })
    expect((await ask('another@example.com')).ok).toBe(true)
    now = new Date('2026-11-23T00:00:00Z')
    expect((await ask('flooded@example.com')).ok).toBe(true)
    expect(asked).toBe(22)
    // one stranger leaves enough for who the address belongs to
    let fromOneNetwork = 0
    while ((await ask('wanted@example.com', 251)).ok) fromOneNetwork += 1
    expect(fromOneNetwork).toBe(8)
    expect((await ask('wanted@example.com', 252)).ok).toBe(true)
  })

  it('takes as long for a stranger as for a user', { timeout: 60_000 }, async () => {
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0
    const names = Array.from({ length: 50 }, (_, n) => `timed-${n}@example.com`)
    for (const name of names) await cloud.ensureUser(name)
    const requests: [string, (email: string) => unknown][] = [
      ['/api/magic-links', (email) => ({ email, locale: 'en' })],
      [
        '/api/send-password-reset',
        (email) => ({ email, redirectTo: 'https://site.example/reset-password' }),
      ],
      [
        '/api/password-resets',
        (email) => ({ email, token: 'made-up', new_password: 'another long word' }),
      ],
    ]
    for (const [path, body] of requests) {
      const known: number[] = []
      const unknown: number[] = []
      const time = async (email: string, into: number[]) => {
        const begun = performance.now()
        const { status } = await post(path, body(email))
        into.push(performance.now() - begun)
        return status
      }
      await time('warm-up@example.com', [])
      // in turns, so that whatever else the machine does falls on both alike
      for (const name of names) {
        const status = await time(name, known)
        expect(await time(name.replace('timed', 'nobody'), unknown)).toBe(status)
      }
      const [fast, slow] = [median(known), median(unknown)].sort((a, b) => a - b)
      expect(slow, path).toBeLessThan((fast ?? 0) * 1.5 + 2)
    }
    await cloud.mailWork()
  })

  it('answers a made-up link alike, and as fast, for a stranger and for a user', async () => {
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0
    const times: Record<string, number[]> = { timed: [], nobody: [] }
    const said = new Set<string>()
    for (let n = -1; n < 50; n += 1) {
      for (const [kind, into] of Object.entries(times)) {
        const email = `${kind}-${Math.max(n, 0)}@example.com`
        const begun = performance.now()
        const { Session, ChallengeName, ChallengeParameters } = await start(email)
        const { USERNAME, ...parameters } = ChallengeParameters ?? {}
        const refusal: unknown = await answer(email, Session, 'made-up').catch((thrown) => thrown)
        // the first of each kind warms up
        if (n >= 0) into.push(performance.now() - begun)
        said.add(JSON.stringify([ChallengeName, parameters, String(refusal)]))
        expect(USERNAME).toMatch(/^[\da-f-]{36}$/)
      }
    }
    expect([...said]).toEqual([expect.stringContaining('Incorrect username or password.')])
    const [fast = 0, slow] = Object.values(times)
      .map(median)
      .sort((a, b) => a - b)
    expect(slow).toBeLessThan(fast * 1.5 + 5)
  })

  it('is throttled per address, strangers alike', async () => {
    for (const email of ['known@example.com', 'nobody-here@example.com']) {
      await cloud.ensureUser('known@example.com')
      const statuses: (number | undefined)[] = []
      for (let n = 0; n < 7; n += 1) {
        const body = { email: n % 2 ? email : email.toUpperCase(), locale: 'en' }
        statuses.push((await post('/api/magic-links', body)).status)
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
    }
    await cloud.mailWork()
  })

  it.each([
    ['one address', () => '192.0.2.1'],
    ['the addresses of one IPv6 network', (n: number) => `2001:db8:0:9::${n}`],
  ])('is throttled for who asks from %s', async (_, addressOf) => {
    const last: number[] = []
    for (let n = 0; n < 21; n += 1) {
      const body = { email: `${callers}@example.com`, locale: 'en' }
      last.push((await post('/api/magic-links', body, addressOf(n))).status)
    }
    expect(last.at(19)).toBe(200)
    expect(last.at(20)).toBe(429)
    await cloud.mailWork()
  })

  it('asks for the factor after the link, and takes a recovery code as well', async () => {
    const email = 'both@example.com'
    const { sub } = await cloud.ensureUser(email)
    const owner = userId(sub)
    const now = new Date().toISOString()
    const factor_id = 'fac_00000001' as never
    await createFactorStore(cloud.table('FACTORS_TABLE')).add(owner, {
      factor_id,
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'App',
      issuer: 'Nordgate',
      phone: null,
      created_at: now,
      enabled_at: now,
    })
    const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    await createTotpSecretStore(cloud.table('TOTP_SECRETS_TABLE')).save(
      owner,
      factor_id,
      totp.secret.base32,
    )
    const recovery = createRecoveryCodes(cloud.table('RECOVERY_CODES_TABLE'))
    const [recoveryCode = ''] = await recovery.make(owner)
    const afterLink = async () => {
      const { token } = await magicLink(email)
      const asked = await signInBy(email, token)
      expect(asked.AuthenticationResult).toBeUndefined()
      expect(asked.ChallengeParameters).toMatchObject({
        challenge: 'second_factor',
        accepts: 'totp,recovery_code',
      })
      return asked.Session
    }
    const code = totp.generate()
    const wrong = code === '000000' ? '000001' : '000000'
    const again = await answer(email, await afterLink(), wrong)
    const done = await answer(email, again.Session, code)
    expect(done.AuthenticationResult?.AccessToken).toBeTruthy()
    // a code that was used signs nobody in again
    const replayed = await answer(email, await afterLink(), code)
    expect(replayed.AuthenticationResult).toBeUndefined()
    const recovered = await answer(email, replayed.Session, recoveryCode.toLowerCase())
    expect(recovered.AuthenticationResult?.AccessToken).toBeTruthy()
    expect(await recovery.countUnused(owner)).toBe(9)
    expect(await recovery.use(owner, recoveryCode, new Date())).toBe(false)
  })

  it('sends our own reset link when the user pool cannot mail, good for one password', async () => {
    const email = 'reset@example.com'
    await cloud.ensureUser(email)
    const body = { email, locale: 'de', redirectTo: 'https://site.example/de/reset-password?x=1' }
    const answered = await post('/api/send-password-reset', body)
    expect(JSON.parse(answered.body)).toEqual({
      actionLink: 'https://site.example/de/reset-password',
    })
    cloud.failPoolMails(true)
    await mailAll()
    cloud.failPoolMails(false)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Wählen Sie ein neues Passwort')
    const link = new URL(/https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = new URLSearchParams(link.hash.slice(1)).get('token')
    expect(link.pathname + link.search).toBe('/de/reset-password')
    const reset = (new_password: string) =>
      post('/api/password-resets', { email, token, new_password })
    expect(JSON.parse((await reset('short')).body).error.code).toBe('weak_password')
    expect(await reset('a new long password')).toMatchObject({ status: 200 })
    expect(JSON.parse((await reset('and another one yet')).body).error.code).toBe('link_not_valid')
    await expect(cloud.signIn(email)).rejects.toThrow('Incorrect username or password.')
  })

  it.each([
    'https://evil.example/reset-password',
    'https://site.example.evil.example/reset-password',
    'https://site.example@evil.example/reset-password',
    'http://site.example/reset-password',
    'https://site.example/auth',
    'javascript:alert(1)',
  ])('leads nowhere but to our reset page: not to %s', async (redirectTo) => {
    const body = { email: 'known@example.com', redirectTo }
    expect((await post('/api/send-password-reset', body)).status).toBe(400)
  })

  it('has written nothing secret and no address into the log', async () => {
    const mails: Mail[] = await (await fetch(cloud.inbox)).json()
    const tokens = mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)])
    expect(tokens.length).toBeGreaterThan(3)
    for (const [, token = ''] of tokens) expect(written).not.toContain(token)
    for (const word of ['@example.com', 'a new long password', 'a long test password', 'JBSWY3']) {
      expect(written).not.toContain(word)
    }
    expect(written).toContain('MAIL_WORK_DONE')
    expect(written).toContain('RESET_MAIL_FAILED')
  })
})
