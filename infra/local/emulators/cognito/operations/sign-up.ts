import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { CONFIRMATION_LIFETIME_MS, makeCode } from '../codes.ts'
import type { Cognito } from '../cognito.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import { mailCode } from '../send-code.ts'
import { postConfirmation } from '../triggers/after-the-fact.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import { preSignUp } from '../triggers/pre-sign-up.ts'
import type { Metadata } from '../triggers/trigger-event.ts'
import type { User } from '../user.ts'
import {
  attributeListSchema,
  namesOf,
  readAttributes,
  requireRequired,
  requireWritable,
  toRecord,
} from '../user-attributes.ts'
import type { UserPool } from '../user-pool.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  Password: z.string(),
  UserAttributes: attributeListSchema.default([]),
  ValidationData: attributeListSchema.nullish(),
  ClientMetadata: metadataSchema,
})

/** Even a client that hides its users is told here that the address is taken, as the service does. */
export const signUp = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  const metadata = given.ClientMetadata
  if (pool.definition.AdminCreateUserConfig?.AllowAdminCreateUserOnly)
    throw new ServiceError('NotAuthorizedException', 'SignUp is not permitted for this user pool')
  requireAcceptable(pool, given.Password)
  // the address comes as the user's name
  requireWritable(client, namesOf(given.UserAttributes))
  const asked = readAttributes(
    pool,
    [...given.UserAttributes, { Name: 'email', Value: given.Username.trim() }],
    'user',
  )
  requireRequired(pool, asked)
  const fresh = store.newUser(pool.id, now())
  const attributes = { ...fresh.attributes, ...asked, email_verified: 'false' }
  const user = await preSignUp(cognito, {
    pool,
    clientId: client.id,
    occasion: 'SignUp',
    user: { ...fresh, attributes },
    validationData: given.ValidationData ? toRecord(given.ValidationData) : undefined,
    metadata,
  })
  // only now, as the service: its function sees every try
  if (store.findUser(pool.id, given.Username))
    throw new ServiceError(
      'UsernameExistsException',
      'An account with the given email already exists.',
    )
  const registered = withPassword(user, given.Password)
  const fact = { pool, clientId: client.id, user: registered, metadata }
  if (user.status === 'CONFIRMED') {
    await store.saveUser(registered)
    await postConfirmation(cognito, fact, 'ConfirmSignUp')
    return { UserConfirmed: true, UserSub: user.sub }
  }
  return {
    UserConfirmed: false,
    UserSub: user.sub,
    CodeDeliveryDetails: await sendConfirmation(cognito, fact),
  }
})

interface Registration {
  pool: UserPool
  clientId: string
  user: User
  metadata: Metadata | undefined
}

async function sendConfirmation(cognito: Cognito, registration: Registration) {
  const { user } = registration
  const code = makeCode(cognito.now(), CONFIRMATION_LIFETIME_MS)
  await cognito.store.saveUser({ ...user, codes: { ...user.codes, confirmation: code } })
  cognito.limits.countCode(user.sub, cognito.now())
  return mailCode(cognito, { ...registration, occasion: 'SignUp' }, code.value)
}
