import * as z from 'zod'
import { refresh } from '../auth-flows/refresh.ts'
import { operation } from '../operation.ts'

const input = z.object({ ClientId: z.string(), RefreshToken: z.string() })

/** How Amplify refreshes; the only way when the client rotates its refresh tokens. */
export const getTokensFromRefreshToken = operation('public', input, async (cognito, given) => {
  const { pool, client } = cognito.store.client(given.ClientId)
  return { AuthenticationResult: await refresh(cognito, pool, client, given.RefreshToken) }
})
