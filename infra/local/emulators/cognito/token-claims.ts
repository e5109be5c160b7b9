import type { Cognito } from './cognito.ts'
import type { RefreshSession } from './refresh-session.ts'
import {
  type ClaimOverrides,
  preTokenGeneration,
  type TokenOccasion,
} from './triggers/pre-token-generation.ts'
import type { Metadata } from './triggers/trigger-event.ts'
import type { User } from './user.ts'
import type { PoolClient, UserPool } from './user-pool.ts'

export interface TokenRequest {
  pool: UserPool
  client: PoolClient
  user: User
  session: RefreshSession
  occasion: TokenOccasion
  metadata?: Metadata | undefined
}

type Claims = Record<string, unknown>

const SCOPE = 'aws.cognito.signin.user.admin'

/** What both tokens say, after the pool's function had its say. */
export async function tokenClaims(
  cognito: Cognito,
  request: TokenRequest,
): Promise<{ access: Claims; id: Claims }> {
  const { pool, client, user, session } = request
  const overrides = await preTokenGeneration(cognito, request, [SCOPE])
  const groups = overrides.groups ?? byPrecedence(pool, user.groups)
  const common = {
    sub: user.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    iss: pool.issuer,
    origin_jti: session.origin_jti,
    event_id: session.event_id,
    auth_time: Math.floor(Date.parse(session.signed_in_at) / 1000),
  }
  const access = {
    ...common,
    client_id: client.id,
    token_use: 'access',
    scope: SCOPE,
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
    access: withScopes(overridden(access, overrides.access), overrides),
    id: overridden(id, overrides.id),
  }
}

function overridden(claims: Claims, { add, suppress }: ClaimOverrides['id']): Claims {
  const kept = Object.entries(claims).filter(([name]) => !suppress.includes(name))
  return { ...Object.fromEntries(kept), ...add }
}

function withScopes(claims: Claims, { scopes }: ClaimOverrides): Claims {
  const kept = [SCOPE, ...scopes.add].filter((scope) => !scopes.suppress.includes(scope))
  return { ...claims, scope: [...new Set(kept)].join(' ') }
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
