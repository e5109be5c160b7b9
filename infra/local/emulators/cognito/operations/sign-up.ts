import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { CONFIRMATION_LIFETIME_MS, makeCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import { attributeListSchema, readAttributes, requireRequired } from '../user-attributes.ts'
import { sendCode } from '../verification-mail.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  Password: z.string(),
  UserAttributes: attributeListSchema.default([]),
})

/** Even a client that hides its users is told here that the address is taken, as the service does. */
export const signUp = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool } = store.client(given.ClientId)
  if (pool.definition.AdminCreateUserConfig?.AllowAdminCreateUserOnly)
    throw new ServiceError('NotAuthorizedException', 'SignUp is not permitted for this user pool')
  requireAcceptable(pool, given.Password)
  const asked = readAttributes(
    pool,
    [...given.UserAttributes, { Name: 'email', Value: given.Username.trim() }],
    'user',
  )
  requireRequired(pool, asked)
  if (store.findUser(pool.id, given.Username))
    throw new ServiceError(
      'UsernameExistsException',
      'An account with the given email already exists.',
    )
  const fresh = store.newUser(pool.id, now())
  const code = makeCode(now(), CONFIRMATION_LIFETIME_MS)
  const user = withPassword(
    {
      ...fresh,
      attributes: { ...fresh.attributes, ...asked, email_verified: 'false' },
      codes: { ...fresh.codes, confirmation: code },
    },
    given.Password,
  )
  await store.saveUser(user)
  cognito.limits.countCode(user.sub, now())
  const delivery = await sendCode(cognito.deliver, pool, asked.email ?? '', code.value)
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: delivery }
})
