import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'

const input = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  Password: z.string(),
  Permanent: z.boolean().default(false),
})

export const adminSetUserPassword = operation('admin', input, async ({ store, now }, given) => {
  const pool = store.pool(given.UserPoolId)
  const user = requirePoolUser(store, pool, given.Username)
  requireAcceptable(pool, given.Password)
  const status = given.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
  const modified = { ...user, status, modified_at: now().toISOString() } as const
  await store.saveUser(withPassword(modified, given.Password))
  return {}
})
