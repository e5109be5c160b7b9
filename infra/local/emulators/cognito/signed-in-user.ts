import { importJWK, jwtVerify } from 'jose'
import { ServiceError } from '../service-error.ts'
import type { Cognito } from './cognito.ts'
import type { RefreshSession } from './refresh-session.ts'
import { publicKeyOf } from './tokens.ts'
import type { User } from './user.ts'
import type { PoolClient, UserPool } from './user-pool.ts'

/** The user behind an access token, and the sign-in it stems from: one that was revoked is refused. */
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

/** The client through which a session began; what it may write, its users may. */
export const clientOf = (pool: UserPool, session: RefreshSession): PoolClient | undefined =>
  pool.clients.find(({ id }) => id === session.client_id)

/** Read before the signature is checked: only to find the pool whose key checks it. */
function originClaimOf(token: string): string {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return String(claims.origin_jti)
  } catch {
    throw new ServiceError('NotAuthorizedException', 'Invalid Access Token')
  }
}
