import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { makeCode, PASSWORD_RESET_LIFETIME_MS } from '../codes.ts'
import { operation } from '../operation.ts'
import { deliveryTo, mailCode } from '../send-code.ts'
import { hidesUsers, requireUser, userNotFound } from '../sign-in-names.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ClientMetadata: metadataSchema,
})

export const forgotPassword = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  const found = store.findUser(pool.id, given.Username)
  if (!found?.enabled && hidesUsers(client))
    return { CodeDeliveryDetails: deliveryTo(given.Username) }
  const user = requireUser(store, pool, client, given.Username, userNotFound)
  if (user.attributes.email_verified !== 'true')
    throw new ServiceError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw new ServiceError(
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    )
  cognito.limits.countCode(user.sub, now())
  const password_reset = makeCode(now(), PASSWORD_RESET_LIFETIME_MS)
  await store.saveUser({ ...user, codes: { ...user.codes, password_reset } })
  const about = {
    pool,
    clientId: client.id,
    occasion: 'ForgotPassword' as const,
    user,
    metadata: given.ClientMetadata,
  }
  return { CodeDeliveryDetails: await mailCode(cognito, about, password_reset.value) }
})
