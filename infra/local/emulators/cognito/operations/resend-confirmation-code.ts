import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { CONFIRMATION_LIFETIME_MS, makeCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { deliveryTo, mailCode } from '../send-code.ts'
import { hidesUsers, requireUser, userNotFound } from '../sign-in-names.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ClientMetadata: metadataSchema,
})

export const resendConfirmationCode = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  const found = store.findUser(pool.id, given.Username)
  if (!found?.enabled && hidesUsers(client))
    return { CodeDeliveryDetails: deliveryTo(given.Username) }
  const user = requireUser(store, pool, client, given.Username, userNotFound)
  if (user.status !== 'UNCONFIRMED')
    throw new ServiceError('InvalidParameterException', 'User is already confirmed.')
  cognito.limits.countCode(user.sub, now())
  const confirmation = makeCode(now(), CONFIRMATION_LIFETIME_MS)
  await store.saveUser({ ...user, codes: { ...user.codes, confirmation } })
  const about = {
    pool,
    clientId: client.id,
    occasion: 'ResendCode' as const,
    user,
    metadata: given.ClientMetadata,
  }
  return { CodeDeliveryDetails: await mailCode(cognito, about, confirmation.value) }
})
