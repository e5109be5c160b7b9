import { generateKeyPair, SignJWT } from 'jose'
import { chromium } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOfDesk, type Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { addAuthenticator, signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { openWatchedPage } from './watched-page.ts'

type Claims = Readonly<Record<string, unknown>>

interface SignedInTokens {
  readonly access: string
  readonly id: string
  readonly claims: Claims
}

/** Signs up in a browser, as everybody does, and takes the tokens out of it. */
async function tokensOf(email: string, withFactor: boolean): Promise<SignedInTokens> {
  const browser = await chromium.launch(await findBrowser())
  const { page } = await openWatchedPage(browser, cloud.siteUrl)
  await signUp(page, cloud.inboxUrl, email)
  const stored = await page.evaluate(() => Object.entries(localStorage))
  // begun before the factor was there: a session of the first level
  if (withFactor) await addAuthenticator(page)
  await browser.close()
  const tokenOf = (name: string) => stored.find(([key]) => key.endsWith(name))?.[1] ?? ''
  const access = tokenOf('.accessToken')
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  return { access, id: tokenOf('.idToken'), claims }
}

const call = ({ method, path }: Route, token: string) =>
  fetch(new URL(path.replace(/\{(\w+)\}/g, '1'), cloud.siteUrl), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })

const isRoute = ([, route]: [string, Route]) => route.audience !== 'public'
const behindSignIn = Object.entries<Route>(routes).filter(isRoute)

describe('every route behind a sign-in', { sequential: true }, () => {
  let own: SignedInTokens
  let refused: Readonly<Record<string, string>>

  beforeAll(async () => {
    own = await tokensOf('karl@producer.example', false)
    const signed = async (changes: Claims) =>
      String((await control('sign_token', { claims: { ...own.claims, ...changes } })).token)
    const { iat } = own.claims
    const [head, payload] = own.access.split('.')
    const stranger = (await generateKeyPair('RS256')).privateKey
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString())
    refused = {
      'no token at all': '',
      'that is expired': await signed({ exp: Number(iat) - 60 }),
      'of another issuer': await signed({ iss: `${cloud.poolIssuer}x` }),
      'for another client': await signed({ client_id: 'another' }),
      'for another audience': await signed({ aud: 'another' }),
      'of identity': own.id,
      'of identity, called access by its client': await signed({ token_use: 'id' }),
      'without a use': await signed({ token_use: undefined }),
      'signed with another key': await new SignJWT({ ...own.claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(stranger),
      'whose claims were changed': `${head}.${Buffer.from(
        JSON.stringify({ ...own.claims, 'cognito:groups': ['admin'] }),
      ).toString('base64url')}.${own.access.split('.')[2]}`,
      'with the algorithm none': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    }
  })

  it('takes the token of its user', async () => {
    for (const [name, route] of behindSignIn) {
      // it would end the session of the calls after it
      if (name === 'signOutEverywhere') continue
      expect([name, (await call(route, own.access)).status]).not.toEqual([name, 401])
    }
  })

  it('refuses every other token', async () => {
    const wrong: string[] = []
    for (const [what, token] of Object.entries(refused)) {
      const answers = await Promise.all(
        behindSignIn.map(async ([name, route]) => [name, (await call(route, token)).status]),
      )
      for (const [name, status] of answers) {
        if (status !== 401) wrong.push(`${name} answers ${status} to a token ${what}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a route that asks for assurance', { sequential: true }, () => {
  const assured = behindSignIn.filter(
    ([, { assurance, audience }]) => assurance !== undefined && audience === 'user',
  )

  it('refuses a session of the first level whose user has a second factor', async () => {
    const { access } = await tokensOf('karla@producer.example', true)
    for (const [name, route] of assured) {
      const answer = await call(route, access)
      expect([name, answer.status, (await answer.json()).error.code]).toEqual([
        name,
        403,
        'second_factor_required',
      ])
    }
  })

  it('refuses a session that was ended everywhere, whose token lives on', async () => {
    const { access } = await tokensOf('karin@producer.example', false)
    expect((await call(routes.signOutEverywhere, access)).status).toBe(200)
    for (const [name, route] of behindSignIn) {
      // what is not the caller's to use is refused before it
      const expected = route.audience === 'user' ? 401 : 403
      expect([name, (await call(route, access)).status]).toEqual([name, expected])
    }
  })

  it.each([
    ['has not set up a second factor', false, 'karsten@producer.example'],
    ['began the session without the second factor', true, 'kasper@producer.example'],
  ])('refuses an administrator who %s', async (_, withFactor, email) => {
    const { claims } = await tokensOf(email, withFactor)
    const asked = { claims: { ...claims, 'cognito:groups': ['admin'] } }
    const { token } = await control('sign_token', asked)
    for (const [name, route] of behindSignIn) {
      if (!isOfDesk(route.audience)) continue
      const answer = await call(route, String(token))
      expect([name, answer.status, (await answer.json()).error.code]).toEqual([
        name,
        403,
        'second_factor_required',
      ])
    }
  })
})
