import * as z from 'zod'
import { operation } from '../operation.ts'
import { accountOf, requireAcceptable, withPassword } from '../password-policy.ts'
import { wrongPassword } from '../sign-in-names.ts'
import { userOf } from '../signed-in-user.ts'
import { isPassword } from '../srp.ts'

const input = z.object({
  AccessToken: z.string(),
  PreviousPassword: z.string(),
  ProposedPassword: z.string(),
})

export const changePassword = operation('public', input, async (cognito, given) => {
  const { store, limits, now } = cognito
  const { pool, user } = await userOf(cognito, given.AccessToken)
  limits.requireUnlocked(user.sub, now())
  if (!user.password || !isPassword(accountOf(user), given.PreviousPassword, user.password)) {
    limits.countFailure(user.sub, now())
    throw wrongPassword()
  }
  requireAcceptable(pool, given.ProposedPassword)
  const modified = { ...user, modified_at: now().toISOString() }
  await store.saveUser(withPassword(modified, given.ProposedPassword))
  return {}
})
