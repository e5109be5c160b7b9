import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { preferenceSchema, withPreference } from '../mfa-preference.ts'
import { operation } from '../operation.ts'

const input = preferenceSchema.extend({ UserPoolId: z.string(), Username: z.string() })

export const adminSetUserMfaPreference = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  const user = requirePoolUser(store, pool, given.Username)
  await store.saveUser(withPreference(pool, user, given))
  return {}
})
