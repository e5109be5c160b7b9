import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import type { RefreshSession } from '../refresh-session.ts'
import {
  type AuthenticationResult,
  hashOf,
  issueTokens,
  newRefreshToken,
  originOf,
} from '../tokens.ts'
import type { PoolClient } from '../user-pool.ts'
import type { Caller } from './attempt.ts'

/** replaced tokens kept to tell reuse from nonsense */
const REMEMBERED = 20

const invalidToken = () => new ServiceError('NotAuthorizedException', 'Invalid Refresh Token')

export function rotates(client: PoolClient): boolean {
  return client.RefreshTokenRotation?.Feature === 'ENABLED'
}

/** New access and id tokens with what is true of the user now; with rotation also a new refresh token. */
export async function refresh(
  cognito: Cognito,
  { pool, client, metadata }: Caller,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const { store, now } = cognito
  const session = store.session(originOf(refreshToken))
  if (!session) throw new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked')
  if (session.client_id !== client.id) throw invalidToken()
  if (new Date(session.expires_at) <= now())
    throw new ServiceError('NotAuthorizedException', 'Refresh Token has expired')
  requireUsable(session, hashOf(refreshToken), now())
  const user = store.findUser(pool.id, session.sub)
  if (!user) throw invalidToken()
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  const request = { pool, client, user, session, metadata }
  const tokens = await issueTokens(cognito, { ...request, occasion: 'RefreshTokens' })
  if (!rotates(client)) return tokens
  // read again: another refresh may have rotated it, or a sign-out ended it, while the pool's function ran
  const current = store.session(session.origin_jti)
  if (!current) throw new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked')
  const next = newRefreshToken(session.origin_jti)
  await store.saveSession(rotated(current, client, next, now()))
  return { ...tokens, RefreshToken: next }
}

function requireUsable(session: RefreshSession, hash: string, now: Date): void {
  if (session.token_hash === hash) return
  const replaced = session.replaced.find(({ token_hash }) => token_hash === hash)
  if (!replaced) throw invalidToken()
  if (new Date(replaced.usable_until) <= now)
    throw new ServiceError(
      'RefreshTokenReuseException',
      'Refresh token has been invalidated by rotation',
    )
}

function rotated(
  session: RefreshSession,
  client: PoolClient,
  next: string,
  now: Date,
): RefreshSession {
  const graceMs = (client.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) * 1000
  const usable_until = new Date(now.getTime() + graceMs).toISOString()
  return {
    ...session,
    token_hash: hashOf(next),
    replaced: [
      ...session.replaced.slice(-REMEMBERED),
      { token_hash: session.token_hash, usable_until },
    ],
  }
}
