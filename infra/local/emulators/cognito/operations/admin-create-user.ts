import { randomInt } from 'node:crypto'
import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { describeUser } from '../describe-user.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import { mailInvitation } from '../send-code.ts'
import { userNotFound } from '../sign-in-names.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import { preSignUp } from '../triggers/pre-sign-up.ts'
import { attributeListSchema, readAttributes } from '../user-attributes.ts'

const input = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  TemporaryPassword: z.string().optional(),
  UserAttributes: attributeListSchema.default([]),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  ClientMetadata: metadataSchema,
})

export const adminCreateUser = operation('admin', input, async (cognito, given) => {
  const { store, now } = cognito
  const pool = store.pool(given.UserPoolId)
  const existing = store.findUser(pool.id, given.Username)
  const isAgain = given.MessageAction === 'RESEND'
  if (existing && !isAgain)
    throw new ServiceError('UsernameExistsException', 'User account already exists')
  if (existing && existing.status !== 'FORCE_CHANGE_PASSWORD')
    throw new ServiceError('UnsupportedUserStateException', 'Resend not possible.')
  if (isAgain && !existing) throw userNotFound()
  const asked = readAttributes(
    pool,
    [...given.UserAttributes, { Name: 'email', Value: given.Username.trim() }],
    'admin',
  )
  const password = given.TemporaryPassword ?? temporaryPassword()
  requireAcceptable(pool, password)
  const fresh = existing ?? store.newUser(pool.id, now())
  const attributes = { ...fresh.attributes, ...asked }
  const about = {
    pool,
    clientId: null,
    occasion: 'AdminCreateUser' as const,
    user: { ...fresh, attributes, status: 'FORCE_CHANGE_PASSWORD' as const },
    metadata: given.ClientMetadata,
  }
  const accepted = existing ? about.user : await preSignUp(cognito, about)
  const user = withPassword(accepted, password)
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
