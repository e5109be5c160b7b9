import * as z from 'zod'
import { requireCode } from '../codes.ts'
import { operation } from '../operation.ts'
import { userOf } from '../tokens.ts'

const input = z.object({
  AccessToken: z.string(),
  AttributeName: z.literal('email'),
  Code: z.string(),
})

export const verifyUserAttribute = operation('public', input, async (cognito, given) => {
  const { store, now } = cognito
  const { user } = await userOf(cognito, given.AccessToken)
  const change = user.codes.email_change
  await requireCode(change, given.Code, now(), (code) =>
    store.saveUser({
      ...user,
      codes: { ...user.codes, email_change: { ...code, email: change?.email ?? '' } },
    }),
  )
  await store.saveUser({
    ...user,
    modified_at: now().toISOString(),
    attributes: { ...user.attributes, email: change?.email ?? '', email_verified: 'true' },
    codes: { ...user.codes, email_change: null },
  })
  return {}
})
