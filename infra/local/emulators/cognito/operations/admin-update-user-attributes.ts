import * as z from 'zod'
import { changeAttributes } from '../change-attributes.ts'
import { requirePoolUser } from '../describe-user.ts'
import { operation } from '../operation.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import { attributeListSchema, readAttributes } from '../user-attributes.ts'

const input = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  UserAttributes: attributeListSchema,
  ClientMetadata: metadataSchema,
})

/** An address or number declared verified in the same call is changed at once; any other waits for its code. */
export const adminUpdateUserAttributes = operation('admin', input, async (cognito, given) => {
  const pool = cognito.store.pool(given.UserPoolId)
  const user = requirePoolUser(cognito.store, pool, given.Username)
  const asked = readAttributes(pool, given.UserAttributes, 'admin')
  const change = { pool, clientId: null, user, metadata: given.ClientMetadata }
  await changeAttributes(cognito, change, asked)
  return {}
})
