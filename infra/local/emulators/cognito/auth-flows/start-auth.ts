import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import type { PoolClient } from '../user-pool.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { startCustomAuth } from './custom-auth.ts'
import { refresh, rotates } from './refresh.ts'
import { signInWithPassword } from './user-password.ts'
import { startSrp } from './user-srp.ts'

/** what a client without ExplicitAuthFlows allows */
const DEFAULT_FLOWS = ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_CUSTOM_AUTH']

const OLD_NAMES: Record<string, string> = {
  REFRESH_TOKEN: 'REFRESH_TOKEN_AUTH',
  ADMIN_NO_SRP_AUTH: 'ADMIN_USER_PASSWORD_AUTH',
}

/** InitiateAuth and AdminInitiateAuth. */
export async function startAuth(
  cognito: Cognito,
  caller: Caller,
  givenFlow: string,
  parameters: Parameters,
): Promise<AuthAnswer> {
  const flow = OLD_NAMES[givenFlow] ?? givenFlow
  requireFlow(caller.client, flow)
  switch (flow) {
    case 'USER_SRP_AUTH':
      return startSrp(cognito, caller, parameters)
    case 'USER_PASSWORD_AUTH':
    case 'ADMIN_USER_PASSWORD_AUTH':
      return signInWithPassword(cognito, caller, parameters)
    case 'CUSTOM_AUTH':
      return startCustomAuth(cognito, caller, parameters)
    case 'REFRESH_TOKEN_AUTH': {
      if (rotates(caller.client))
        throw new ServiceError(
          'InvalidParameterException',
          'With refresh token rotation use GetTokensFromRefreshToken',
        )
      const token = parameters.REFRESH_TOKEN ?? ''
      return { AuthenticationResult: await refresh(cognito, caller, token) }
    }
    default:
      throw new ServiceError(
        'InvalidParameterException',
        `The local cognito does not support the flow ${givenFlow}`,
      )
  }
}

function requireFlow(client: PoolClient, flow: string): void {
  const allowed = client.ExplicitAuthFlows ?? DEFAULT_FLOWS
  if (!allowed.includes(`ALLOW_${flow}`) && !allowed.includes(flow))
    throw new ServiceError('InvalidParameterException', `${flow} flow not enabled for this client`)
}
