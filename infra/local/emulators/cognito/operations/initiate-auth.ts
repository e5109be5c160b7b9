import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { refresh, rotates } from '../auth-flows/refresh.ts'
import { signInWithPassword } from '../auth-flows/user-password.ts'
import { startSrp } from '../auth-flows/user-srp.ts'
import { operation } from '../operation.ts'
import type { UserPool } from '../user-pool.ts'

const input = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
})

/** what a client without ExplicitAuthFlows allows */
const DEFAULT_FLOWS = ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_CUSTOM_AUTH']

export const initiateAuth = operation('public', input, async (cognito, given) => {
  const { pool, client } = cognito.store.client(given.ClientId)
  const flow = given.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : given.AuthFlow
  requireFlow(client, flow)
  const parameters = given.AuthParameters
  switch (flow) {
    case 'USER_SRP_AUTH':
      return startSrp(cognito, pool, client, parameters)
    case 'USER_PASSWORD_AUTH':
      return signInWithPassword(cognito, pool, client, parameters)
    case 'REFRESH_TOKEN_AUTH': {
      if (rotates(client))
        throw new ServiceError(
          'InvalidParameterException',
          'With refresh token rotation use GetTokensFromRefreshToken',
        )
      const token = parameters.REFRESH_TOKEN ?? ''
      return { AuthenticationResult: await refresh(cognito, pool, client, token) }
    }
    default:
      throw new ServiceError(
        'InvalidParameterException',
        `The local cognito does not support the flow ${given.AuthFlow}`,
      )
  }
})

function requireFlow(client: UserPool['clients'][number], flow: string): void {
  const allowed = client.ExplicitAuthFlows ?? DEFAULT_FLOWS
  if (!allowed.includes(`ALLOW_${flow}`) && !allowed.includes(flow))
    throw new ServiceError('InvalidParameterException', `${flow} flow not enabled for this client`)
}
