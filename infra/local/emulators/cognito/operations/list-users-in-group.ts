import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { describeUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Limit: z.number().min(1).max(60).default(60),
  NextToken: z.string().optional(),
})

export const listUsersInGroup = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  if (!pool.groups.some(({ GroupName }) => GroupName === given.GroupName))
    throw new ServiceError('ResourceNotFoundException', 'Group not found.')
  const users = store.users(pool.id).filter(({ groups }) => groups.includes(given.GroupName))
  const start = Number(given.NextToken ?? 0)
  const end = start + given.Limit
  return {
    Users: users.slice(start, end).map(describeUser),
    NextToken: end < users.length ? String(end) : undefined,
  }
})
