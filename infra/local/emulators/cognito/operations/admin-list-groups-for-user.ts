import * as z from 'zod'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string() })

export const adminListGroupsForUser = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  const { groups } = requirePoolUser(store, pool, given.Username)
  const Groups = pool.groups
    .filter(({ GroupName }) => groups.includes(GroupName))
    .map((group) => ({ ...group, UserPoolId: pool.id }))
  return { Groups }
})
