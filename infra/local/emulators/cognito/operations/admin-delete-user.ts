import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string() })

export const adminDeleteUser = operation('admin', input, async ({ store }, given) => {
  await store.removeUser(requirePoolUser(store, store.pool(given.UserPoolId), given.Username))
  return {}
})
