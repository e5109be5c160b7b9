import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string() })

export const adminEnableUser = operation('admin', input, async ({ store, now }, given) => {
  const user = requirePoolUser(store, store.pool(given.UserPoolId), given.Username)
  await store.saveUser({ ...user, enabled: true, modified_at: now().toISOString() })
  return {}
})
