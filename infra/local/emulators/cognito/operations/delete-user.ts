import * as z from 'zod'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'

const input = z.object({ AccessToken: z.string() })

export const deleteUser = operation('public', input, async (cognito, given) => {
  const { user } = await userOf(cognito, given.AccessToken)
  await cognito.store.removeUser(user)
  return {}
})
