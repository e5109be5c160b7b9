import * as z from 'zod'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'

const input = z.object({ AccessToken: z.string() })

/** Ends every sign-in of the user. An access token still passes a JWT authorizer until it expires, as in the service. */
export const globalSignOut = operation('public', input, async (cognito, given) => {
  const { user } = await userOf(cognito, given.AccessToken)
  await cognito.store.removeSessions(cognito.store.sessionsOf(user))
  return {}
})
