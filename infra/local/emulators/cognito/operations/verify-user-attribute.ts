import * as z from 'zod'
import { requireVerification } from '../attribute-verification.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'

const input = z.object({
  AccessToken: z.string(),
  AttributeName: z.enum(['email', 'phone_number']),
  Code: z.string(),
})

export const verifyUserAttribute = operation('public', input, async (cognito, given) => {
  const { user } = await userOf(cognito, given.AccessToken)
  await requireVerification(cognito, user, given.AttributeName, given.Code)
  return {}
})
