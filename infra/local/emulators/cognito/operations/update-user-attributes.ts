import * as z from 'zod'
import { changeAttributes } from '../change-attributes.ts'
import { operation } from '../operation.ts'
import { clientOf, userOf } from '../signed-in-user.ts'
import { metadataSchema } from '../triggers/metadata.ts'
import {
  attributeListSchema,
  namesOf,
  readAttributes,
  requireWritable,
} from '../user-attributes.ts'

const input = z.object({
  AccessToken: z.string(),
  UserAttributes: attributeListSchema,
  ClientMetadata: metadataSchema,
})

export const updateUserAttributes = operation('public', input, async (cognito, given) => {
  const { pool, user, session } = await userOf(cognito, given.AccessToken)
  requireWritable(clientOf(pool, session), namesOf(given.UserAttributes))
  const asked = readAttributes(pool, given.UserAttributes, 'user')
  const change = { pool, clientId: session.client_id, user, metadata: given.ClientMetadata }
  return { CodeDeliveryDetailsList: await changeAttributes(cognito, change, asked) }
})
