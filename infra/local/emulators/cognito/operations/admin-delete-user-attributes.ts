import * as z from 'zod'
import { withoutAttributes } from '../delete-attributes.ts'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  UserAttributeNames: z.array(z.string()),
})

export const adminDeleteUserAttributes = operation(
  'admin',
  input,
  async ({ store, now }, given) => {
    const pool = store.pool(given.UserPoolId)
    const user = requirePoolUser(store, pool, given.Username)
    await store.saveUser(withoutAttributes(pool, user, given.UserAttributeNames, now()))
    return {}
  },
)
