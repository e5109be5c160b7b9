import * as z from 'zod'
import { describeFactors } from '../factors.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'
import { toList } from '../user-attributes.ts'

const input = z.object({ AccessToken: z.string() })

export const getUser = operation('public', input, async (cognito, given) => {
  const { user } = await userOf(cognito, given.AccessToken)
  return {
    Username: user.sub,
    UserAttributes: toList(user.attributes),
    ...describeFactors(user),
  }
})
