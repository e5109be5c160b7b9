import * as z from 'zod'
import { codeMismatch, requireCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'
import { requireUser } from '../sign-in-names.ts'
import { postConfirmation } from '../triggers/after-the-fact.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string(),
  Password: z.string(),
  ClientMetadata: metadataSchema,
})

export const confirmForgotPassword = operation('public', input, async (cognito, given) => {
  const { store, limits, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  requireAcceptable(pool, given.Password)
  const user = requireUser(store, pool, client, given.Username, codeMismatch)
  await requireCode(user.codes.password_reset, given.ConfirmationCode, now(), (password_reset) =>
    store.saveUser({ ...user, codes: { ...user.codes, password_reset } }),
  )
  const codes = { ...user.codes, password_reset: null }
  const reset = { ...user, status: 'CONFIRMED' as const, modified_at: now().toISOString(), codes }
  await store.saveUser(withPassword(reset, given.Password))
  limits.forgetFailures(user.sub)
  const fact = { pool, clientId: client.id, user: reset, metadata: given.ClientMetadata }
  await postConfirmation(cognito, fact, 'ConfirmForgotPassword')
  return {}
})
