import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoopbackServer, listenOnLoopback } from '../emulators/loopback-server.ts'
import { type Authorizer, jwtAuthorizer } from './jwt-authorizer.ts'
import type { JwtRule } from './route-table.ts'

const rule: JwtRule = { issuer: 'https://pool.example', audience: ['client-1'], scopes: [] }
let server: LoopbackServer
let authorize: Authorizer
let pair: Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  pair = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  server = await listenOnLoopback(async (_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [key] }))
  })
  authorize = jwtAuthorizer((issuer) =>
    issuer === rule.issuer ? `http://127.0.0.1:${server.port}/jwks.json` : undefined,
  )
})
afterAll(() => server.close())

const claims = { sub: 'u1', client_id: 'client-1', token_use: 'access' }
async function token(
  payload: JWTPayload,
  { issuer = rule.issuer, expires = '5m', key = pair.privateKey, kid = 'k1' } = {},
) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)
}

describe('the JWT authorizer', () => {
  it('lets a token of the pool through, its claims as text', async () => {
    const bearer = await token({ ...claims, 'cognito:groups': ['admin', 'other'] })
    for (const header of [`Bearer ${bearer}`, bearer]) {
      const said = await authorize(rule, header)
      if (!said.ok) throw new Error(said.challenge)
      expect(said.claims).toMatchObject({ ...claims, 'cognito:groups': '[admin other]' })
      expect(said.claims.exp).toMatch(/^\d+$/)
    }
  })

  it('takes `aud` before `client_id`', async () => {
    const identity = await token({ sub: 'u1', aud: 'client-1', token_use: 'id' })
    expect((await authorize(rule, `Bearer ${identity}`)).ok).toBe(true)
    const foreign = await token({ ...claims, aud: 'another' })
    expect((await authorize(rule, `Bearer ${foreign}`)).ok).toBe(false)
  })

  it('refuses every other token with 401', async () => {
    const stranger = (await generateKeyPair('RS256')).privateKey
    const wrong: Record<string, string | undefined> = {
      none: undefined,
      'not a token': 'Bearer abc',
      'another client': `Bearer ${await token({ ...claims, client_id: 'client-2' })}`,
      'another issuer': `Bearer ${await token(claims, { issuer: 'https://other.example' })}`,
      expired: `Bearer ${await token(claims, { expires: '-1m' })}`,
      'another key': `Bearer ${await token(claims, { key: stranger })}`,
      'an unknown key id': `Bearer ${await token(claims, { kid: 'k2' })}`,
      'changed claims': `Bearer ${(await token(claims)).replace(/\.[^.]+\./, '.e30.')}`,
    }
    for (const [what, header] of Object.entries(wrong)) {
      expect([what, await authorize(rule, header)]).toMatchObject([
        what,
        { ok: false, status: 401 },
      ])
    }
  })

  it('refuses a token without the scope of the route with 403', async () => {
    const scoped: JwtRule = { ...rule, scopes: ['notes/write'] }
    const reader = `Bearer ${await token({ ...claims, scope: 'notes/read' })}`
    expect(await authorize(scoped, reader)).toMatchObject({ ok: false, status: 403 })
    const writer = `Bearer ${await token({ ...claims, scope: 'notes/read notes/write' })}`
    expect(await authorize(scoped, writer)).toMatchObject({
      ok: true,
      scopes: ['notes/read', 'notes/write'],
    })
  })
})
