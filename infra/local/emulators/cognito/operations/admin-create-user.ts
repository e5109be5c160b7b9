import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { describeUser } from '../describe-user.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import { mailInvitation } from '../send-code.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import { preSignUp } from '../triggers/pre-sign-up.ts'
import { attributeListSchema, readAttributes } from '../user-attributes.ts'

const input = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  TemporaryPassword: z.string().optional(),
  UserAttributes: attributeListSchema.default([]),
  MessageAction: z.literal('SUPPRESS').optional(),
  ClientMetadata: metadataSchema,
})

export const adminCreateUser = operation('admin', input, async (cognito, given) => {
  const { store, now } = cognito
  const pool = store.pool(given.UserPoolId)
  if (store.findUser(pool.id, given.Username))
    throw new ServiceError('UsernameExistsException', 'User account already exists')
  const asked = readAttributes(
    pool,
    [...given.UserAttributes, { Name: 'email', Value: given.Username.trim() }],
    'admin',
  )
  const password = given.TemporaryPassword ?? temporaryPassword()
  requireAcceptable(pool, password)
  const fresh = store.newUser(pool.id, now())
  const attributes = { ...fresh.attributes, ...asked }
  const about = {
    pool,
    clientId: null,
    occasion: 'AdminCreateUser' as const,
    user: { ...fresh, attributes, status: 'FORCE_CHANGE_PASSWORD' as const },
    metadata: given.ClientMetadata,
  }
  const user = withPassword(await preSignUp(cognito, about), password)
  await store.saveUser(user)
  if (given.MessageAction !== 'SUPPRESS')
    await mailInvitation(cognito, { ...about, user }, password)
  return { User: describeUser(user) }
})

/** One of each kind first, so that every policy is met. */
function temporaryPassword(): string {
  const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '!$%*?-']
  const all = kinds.join('')
  const pick = (from: string) => from[randomInt(from.length)] ?? ''
  return [...kinds.map(pick), ...Array.from({ length: 12 }, () => pick(all))].join('')
}
