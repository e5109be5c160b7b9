import * as z from 'zod'
import { refresh } from '../auth-flows/refresh.ts'
import { operation } from '../operation.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  ClientId: z.string(),
  RefreshToken: z.string(),
  ClientMetadata: metadataSchema,
})

/** How Amplify refreshes; the only way when the client rotates its refresh tokens. */
export const getTokensFromRefreshToken = operation('public', input, async (cognito, given) => {
  const caller = { ...cognito.store.client(given.ClientId), metadata: given.ClientMetadata }
  return { AuthenticationResult: await refresh(cognito, caller, given.RefreshToken) }
})
