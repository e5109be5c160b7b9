import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { ServiceError } from '../service-error.ts'
import type { Cognito } from './cognito.ts'
import type { RefreshSession } from './refresh-session.ts'
import type { User } from './user.ts'
import type { UserPool } from './user-pool.ts'

type Client = UserPool['clients'][number]

export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

const SECONDS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** A token's life in seconds; CloudFormation counts access and id tokens in hours and refresh tokens in days unless told. */
function lifetimes(client: Client): { access: number; id: number; refresh: number } {
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
  { store, now }: Cognito,
  pool: UserPool,
  client: Client,
  user: User,
): Promise<AuthenticationResult> {
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
  const over = store.sessionsOf(user).filter((one) => new Date(one.expires_at) <= now())
  await store.removeSessions(over)
  await store.saveSession(session)
  const tokens = await issueTokens(pool, client, user, session, now())
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
  pool: UserPool,
  client: Client,
  user: User,
  session: RefreshSession,
  now: Date,
): Promise<AuthenticationResult> {
  const life = lifetimes(client)
  const common = {
    sub: user.sub,
    ...(user.groups.length > 0 ? { 'cognito:groups': byPrecedence(pool, user.groups) } : {}),
    iss: pool.issuer,
    origin_jti: session.origin_jti,
    event_id: session.event_id,
    auth_time: Math.floor(Date.parse(session.signed_in_at) / 1000),
  }
  const access = {
    ...common,
    client_id: client.id,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.sub,
  }
  const id = {
    ...common,
    ...idClaims(user),
    'cognito:username': user.sub,
    aud: client.id,
    token_use: 'id',
  }
  return {
    AccessToken: await sign(pool, access, life.access, now),
    IdToken: await sign(pool, id, life.id, now),
    ExpiresIn: life.access,
    TokenType: 'Bearer',
  }
}

function idClaims({ attributes }: User): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  )
}

/** The group with the lowest precedence number leads; one without a number comes last. */
function byPrecedence(pool: UserPool, groups: string[]): string[] {
  const precedence = (name: string) =>
    pool.groups.find(({ GroupName }) => GroupName === name)?.Precedence ?? Number.MAX_SAFE_INTEGER
  return [...groups].sort((a, b) => precedence(a) - precedence(b) || a.localeCompare(b))
}

async function sign(
  pool: UserPool,
  claims: Record<string, unknown>,
  lifeSeconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ ...claims, iat: issuedAt, exp: issuedAt + lifeSeconds, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: pool.signing_key.kid })
    .sign(await importJWK(pool.signing_key as JWK, 'RS256'))
}

/** The signed-in user behind an access token, and the sign-in it stems from. */
export async function userOf(
  { store, now }: Cognito,
  accessToken: string,
): Promise<{ pool: UserPool; user: User; session: RefreshSession }> {
  const origin = originClaimOf(accessToken)
  const session = store.session(origin)
  if (!session) throw new ServiceError('NotAuthorizedException', 'Access Token has been revoked')
  const pool = store.pool(session.pool_id)
  try {
    const key = await importJWK(publicKeyOf(pool), 'RS256')
    const { payload } = await jwtVerify(accessToken, key, {
      issuer: pool.issuer,
      currentDate: now(),
    })
    if (payload.token_use !== 'access') throw new Error('not an access token')
  } catch (error) {
    const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
    throw new ServiceError(
      'NotAuthorizedException',
      isExpired ? 'Access Token has expired' : 'Invalid Access Token',
    )
  }
  const user = store.findUser(pool.id, session.sub)
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.')
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  return { pool, user, session }
}

/** Read before the signature is checked: only to find the pool whose key checks it. */
function originClaimOf(token: string): string {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return String(claims.origin_jti)
  } catch {
    throw new ServiceError('NotAuthorizedException', 'Invalid Access Token')
  }
}

export function publicKeyOf(pool: UserPool): JWK {
  const { kty, n, e, kid } = pool.signing_key as JWK & { kid: string }
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' }
}
