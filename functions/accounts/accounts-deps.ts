import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { AccountStateStore } from './account-state-store.ts'
import type { AuditLog } from './audit-log.ts'
import type { FactorStore } from './factors/factor-store.ts'
import type { RecoveryCodes } from './factors/recovery-codes.ts'
import type { TotpSecretStore } from './factors/totp-secret-store.ts'

/** What the use cases of factors, credentials and sessions work with. */
export interface AccountsDeps {
  readonly userPool: CognitoIdentityProviderClient
  readonly userPoolId: string
  readonly factors: FactorStore
  readonly totpSecrets: TotpSecretStore
  readonly recoveryCodes: RecoveryCodes
  readonly accountStates: AccountStateStore
  readonly audit: AuditLog
  readonly throttle: Throttle
  readonly ids: Ids
  readonly now: Clock
  readonly log: Log
}
