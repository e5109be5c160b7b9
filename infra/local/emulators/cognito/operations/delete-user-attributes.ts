import * as z from 'zod'
import { withoutAttributes } from '../delete-attributes.ts'
import { operation } from '../operation.ts'
import { clientOf, userOf } from '../signed-in-user.ts'
import { requireWritable } from '../user-attributes.ts'

const input = z.object({ AccessToken: z.string(), UserAttributeNames: z.array(z.string()) })

export const deleteUserAttributes = operation('public', input, async (cognito, given) => {
  const { pool, user, session } = await userOf(cognito, given.AccessToken)
  requireWritable(clientOf(pool, session), given.UserAttributeNames)
  await cognito.store.saveUser(
    withoutAttributes(pool, user, given.UserAttributeNames, cognito.now()),
  )
  return {}
})
