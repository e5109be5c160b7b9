import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { Cognito } from './cognito.ts'
import type { RefreshSession } from './refresh-session.ts'
import { type TokenRequest, tokenClaims } from './token-claims.ts'
import type { PoolClient, UserPool } from './user-pool.ts'

export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

const SECONDS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** A token's life in seconds; CloudFormation counts access and id tokens in hours and refresh tokens in days unless told. */
function lifetimes(client: PoolClient): { access: number; id: number; refresh: number } {
  const units = client.TokenValidityUnits ?? {}
  const life = (value: number | undefined, unit: string, otherwise: number) =>
    value === undefined ? otherwise : value * (SECONDS[unit] ?? 1)
  return {
    access: life(client.AccessTokenValidity, units.AccessToken ?? 'hours', 3600),
    id: life(client.IdTokenValidity, units.IdToken ?? 'hours', 3600),
    refresh: life(client.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * 86_400),
  }
}

/** A finished sign-in: opens the session on disk, then hands out its first tokens. */
export async function signIn(
  cognito: Cognito,
  request: Omit<TokenRequest, 'session'>,
): Promise<AuthenticationResult> {
  const { store, now } = cognito
  const { pool, client, user } = request
  const origin_jti = randomUUID()
  const refreshToken = newRefreshToken(origin_jti)
  const session: RefreshSession = {
    pool_id: pool.id,
    client_id: client.id,
    sub: user.sub,
    origin_jti,
    event_id: randomUUID(),
    signed_in_at: now().toISOString(),
    expires_at: new Date(now().getTime() + lifetimes(client).refresh * 1000).toISOString(),
    token_hash: hashOf(refreshToken),
    replaced: [],
  }
  // first of all: without the tokens that the pool's function refuses there is no session either
  const tokens = await issueTokens(cognito, { ...request, session })
  const over = store.sessionsOf(user).filter((one) => new Date(one.expires_at) <= now())
  await store.removeSessions(over)
  await store.saveSession(session)
  return { ...tokens, RefreshToken: refreshToken }
}

/** The session's id is in the token, so it is found without a search. */
export function newRefreshToken(originJti: string): string {
  return `${originJti}.${randomBytes(48).toString('base64url')}`
}

export function originOf(refreshToken: string): string {
  return refreshToken.split('.')[0] ?? ''
}

export function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex')
}

export async function issueTokens(
  cognito: Cognito,
  request: TokenRequest,
): Promise<AuthenticationResult> {
  const { pool, client } = request
  const life = lifetimes(client)
  const claims = await tokenClaims(cognito, request)
  const now = cognito.now()
  return {
    AccessToken: await sign(pool, claims.access, life.access, now),
    IdToken: await sign(pool, claims.id, life.id, now),
    ExpiresIn: life.access,
    TokenType: 'Bearer',
  }
}

async function sign(
  pool: UserPool,
  claims: Record<string, unknown>,
  lifeSeconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const times = { iat: issuedAt, exp: issuedAt + lifeSeconds, jti: randomUUID() }
  return signToken(pool, { ...claims, ...times })
}

/** Signs the claims as they are. */
export async function signToken(
  pool: UserPool,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: pool.signing_key.kid })
    .sign(await importJWK(pool.signing_key as JWK, 'RS256'))
}

export function publicKeyOf(pool: UserPool): JWK {
  const { kty, n, e, kid } = pool.signing_key as JWK & { kid: string }
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' }
}
