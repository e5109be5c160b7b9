import * as z from 'zod'
import { startAuth } from '../auth-flows/start-auth.ts'
import { operation } from '../operation.ts'

const input = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
})

/** For servers that sign users in themselves, with the password as it is where the client allows that. */
export const adminInitiateAuth = operation('admin', input, async (cognito, given) => {
  const pool = cognito.store.pool(given.UserPoolId)
  const client = cognito.store.clientOf(pool, given.ClientId)
  return startAuth(cognito, { pool, client }, given.AuthFlow, given.AuthParameters)
})
