import type { EmulatorOptions, Running } from '../emulator.ts'
import type { Deliver } from '../ses/start-ses.ts'
import type { UserPoolDefinition } from './user-pool-definition.ts'

export interface CognitoOptions extends EmulatorOptions {
  deliver: Deliver
  /** `iss` of tokens is `<issuer>/<poolId>`; default https://cognito-idp.eu-north-1.amazonaws.com, which survives a change of port */
  issuer?: string
  /** default: the system clock */
  now?: () => Date
}

export interface CreatedUserPool {
  id: string
  arn: string
  /** expected `iss` */
  issuer: string
  /** where the running emulator serves the keys */
  jwks_uri: string
  /** client id by the client's name in the definition */
  client_ids: Record<string, string>
}

export interface RunningCognito extends Running {
  /** Creates the pool or updates its settings; users, ids and keys from an earlier run are kept. */
  createUserPool(definition: UserPoolDefinition): Promise<CreatedUserPool>
  /** For seeding: a confirmed user with a permanent password and groups; keeps an existing user, setting password and groups. */
  ensureUser(
    poolId: string,
    user: { email: string; password: string; groups?: string[]; name?: string },
  ): Promise<{ sub: string }>
}

export async function startCognito(_options: CognitoOptions): Promise<RunningCognito> {
  throw new Error('cognito emulator: in progress')
}
