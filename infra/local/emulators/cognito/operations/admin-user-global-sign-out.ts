import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string() })

/** Ends every sign-in of the user, with what an access token still can do at the user pool. */
export const adminUserGlobalSignOut = operation('admin', input, async ({ store }, given) => {
  const user = requirePoolUser(store, store.pool(given.UserPoolId), given.Username)
  await store.removeSessions(store.sessionsOf(user))
  return {}
})
