import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string(), GroupName: z.string() })

export const adminRemoveUserFromGroup = operation('admin', input, async ({ store }, given) => {
  const user = requirePoolUser(store, store.pool(given.UserPoolId), given.Username)
  const groups = user.groups.filter((group) => group !== given.GroupName)
  await store.saveUser({ ...user, groups })
  return {}
})
