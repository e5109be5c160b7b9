import * as z from 'zod'
import { describeUser, requirePoolUser } from '../describe-user.ts'
import { describeFactors } from '../factors.ts'
import { operation } from '../operation.ts'

const input = z.object({ UserPoolId: z.string(), Username: z.string() })

export const adminGetUser = operation('admin', input, async ({ store }, given) => {
  const user = requirePoolUser(store, store.pool(given.UserPoolId), given.Username)
  const { Attributes, ...others } = describeUser(user)
  return { ...others, UserAttributes: Attributes, ...describeFactors(user) }
})
