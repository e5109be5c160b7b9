import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string(), GroupName: z.string() })

/** The next token carries the group; one already given out does not. */
export const adminAddUserToGroup = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  const user = requirePoolUser(store, pool, given.Username)
  if (!pool.groups.some(({ GroupName }) => GroupName === given.GroupName))
    throw new ServiceError('ResourceNotFoundException', 'Group not found.')
  await store.saveUser({ ...user, groups: [...new Set([...user.groups, given.GroupName])] })
  return {}
})
