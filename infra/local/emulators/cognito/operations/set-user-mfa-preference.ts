import * as z from 'zod'
import { preferenceSchema, withPreference } from '../mfa-preference.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'

const input = preferenceSchema.extend({ AccessToken: z.string() })

/** Needs no fresh factor: whoever holds an access token can switch factors off, as in the service. */
export const setUserMfaPreference = operation('public', input, async (cognito, given) => {
  const { pool, user } = await userOf(cognito, given.AccessToken)
  await cognito.store.saveUser(withPreference(pool, user, given))
  return {}
})
