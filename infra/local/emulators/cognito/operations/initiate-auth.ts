import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { startAuth } from '../auth-flows/start-auth.ts'
import { operation } from '../operation.ts'

const input = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
})

/** Its ClientMetadata reaches none of the pool's functions that the emulator serves, as documented. */
export const initiateAuth = operation('public', input, async (cognito, given) => {
  if (given.AuthFlow.startsWith('ADMIN_'))
    throw new ServiceError('InvalidParameterException', 'Initiate Auth method not supported.')
  const { pool, client } = cognito.store.client(given.ClientId)
  return startAuth(cognito, { pool, client }, given.AuthFlow, given.AuthParameters)
})
