import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { requireCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { requireUser } from '../sign-in-names.ts'
import { postConfirmation } from '../triggers/after-the-fact.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import type { User } from '../user.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string(),
  ClientMetadata: metadataSchema,
})

const hidden = () =>
  new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

export const confirmSignUp = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  const user = requireUser(store, pool, client, given.Username, hidden)
  if (user.status !== 'UNCONFIRMED')
    throw new ServiceError(
      'NotAuthorizedException',
      `User cannot be confirmed. Current status is ${user.status}`,
    )
  await requireCode(user.codes.confirmation, given.ConfirmationCode, now(), (confirmation) =>
    store.saveUser({ ...user, codes: { ...user.codes, confirmation } }),
  )
  const confirmed: User = {
    ...user,
    status: 'CONFIRMED',
    modified_at: now().toISOString(),
    attributes: { ...user.attributes, email_verified: 'true' },
    codes: { ...user.codes, confirmation: null },
  }
  await store.saveUser(confirmed)
  const fact = { pool, clientId: client.id, user: confirmed, metadata: given.ClientMetadata }
  await postConfirmation(cognito, fact, 'ConfirmSignUp')
  return {}
})
