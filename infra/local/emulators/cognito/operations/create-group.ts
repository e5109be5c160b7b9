import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { operation } from '../operation.ts'

const input = z.object({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Description: z.string().optional(),
  Precedence: z.number().optional(),
})

/** For one run: the groups that last are the template's. */
export const createGroup = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  const { UserPoolId, ...group } = given
  if (pool.groups.some(({ GroupName }) => GroupName === group.GroupName))
    throw new ServiceError('GroupExistsException', 'A group with the name already exists.')
  pool.groups.push(group)
  return { Group: { ...group, UserPoolId } }
})
