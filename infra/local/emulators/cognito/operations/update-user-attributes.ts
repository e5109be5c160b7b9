import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { CONFIRMATION_LIFETIME_MS, makeCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { userOf } from '../tokens.ts'
import { emailOf } from '../user.ts'
import { attributeListSchema, readAttributes } from '../user-attributes.ts'
import { sendCode } from '../verification-mail.ts'

const input = z.object({ AccessToken: z.string(), UserAttributes: attributeListSchema })

/** A new address gets a code; the old one stays until then where the pool says so, and is replaced unverified where not. */
export const updateUserAttributes = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool, user } = await userOf(cognito, given.AccessToken)
  const { email, ...others } = readAttributes(pool, given.UserAttributes, 'user')
  const modified = {
    ...user,
    modified_at: now().toISOString(),
    attributes: { ...user.attributes, ...others },
  }
  if (email === undefined || email.toLowerCase() === emailOf(user).toLowerCase()) {
    await store.saveUser(modified)
    return { CodeDeliveryDetailsList: [] }
  }
  if (store.findUser(pool.id, email))
    throw new ServiceError('AliasExistsException', 'An account with the email already exists.')
  cognito.limits.countCode(user.sub, now())
  const code = { ...makeCode(now(), CONFIRMATION_LIFETIME_MS), email }
  const isKept =
    pool.definition.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes(
      'email',
    )
  await store.saveUser({
    ...modified,
    attributes: isKept
      ? modified.attributes
      : { ...modified.attributes, email, email_verified: 'false' },
    codes: { ...user.codes, email_change: code },
  })
  return { CodeDeliveryDetailsList: [await sendCode(cognito.deliver, pool, email, code.value)] }
})
