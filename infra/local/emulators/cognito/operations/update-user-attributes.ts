import * as z from 'zod'
import { changeAttributes } from '../change-attributes.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import { attributeListSchema, readAttributes } from '../user-attributes.ts'

const input = z.object({
  AccessToken: z.string(),
  UserAttributes: attributeListSchema,
  ClientMetadata: metadataSchema,
})

export const updateUserAttributes = operation('public', input, async (cognito, given) => {
  const { pool, user, session } = await userOf(cognito, given.AccessToken)
  const asked = readAttributes(pool, given.UserAttributes, 'user')
  const change = { pool, clientId: session.client_id, user, metadata: given.ClientMetadata }
  return { CodeDeliveryDetailsList: await changeAttributes(cognito, change, asked) }
})
