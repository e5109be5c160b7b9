import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { operation } from '../operation.ts'
import { originOf } from '../tokens.ts'

const input = z.object({ ClientId: z.string(), Token: z.string() })

/** Ends the sign-in of this refresh token; an unknown or used-up token is no error (RFC 7009). */
export const revokeToken = operation('public', input, async ({ store }, given) => {
  const { client } = store.client(given.ClientId)
  if (client.EnableTokenRevocation === false)
    throw new ServiceError(
      'UnsupportedOperationException',
      'Token revocation is not enabled for this client',
    )
  const session = store.session(originOf(given.Token))
  if (session && session.client_id !== client.id)
    throw new ServiceError('UnauthorizedException', 'The token was issued to another client')
  if (session) await store.removeSessions([session])
  return {}
})
