import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { randomIds } from '../platform/ids.ts'
import type { Log } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createAccountStateStore } from './account-state-store.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { createAuditLog } from './audit-log.ts'
import { createFactorStore } from './factors/factor-store.ts'
import { createRecoveryCodes } from './factors/recovery-codes.ts'
import { createTotpSecretStore } from './factors/totp-secret-store.ts'

/** What the HTTP function of accounts works with, from its environment. */
export function accountsDeps(log: Log): AccountsDeps {
  const tables = tablesFromSettings([
    'FACTORS_TABLE',
    'TOTP_SECRETS_TABLE',
    'RECOVERY_CODES_TABLE',
    'ACCOUNT_STATES_TABLE',
    'AUDIT_LOG_TABLE',
    'ATTEMPTS_TABLE',
  ])
  return {
    userPool: new CognitoIdentityProviderClient({}),
    userPoolId: readSettings(['USER_POOL_ID']).USER_POOL_ID,
    factors: createFactorStore(tables.FACTORS_TABLE),
    totpSecrets: createTotpSecretStore(tables.TOTP_SECRETS_TABLE),
    recoveryCodes: createRecoveryCodes(tables.RECOVERY_CODES_TABLE),
    accountStates: createAccountStateStore(tables.ACCOUNT_STATES_TABLE),
    audit: createAuditLog(tables.AUDIT_LOG_TABLE, systemClock),
    throttle: createThrottle(tables.ATTEMPTS_TABLE),
    ids: randomIds,
    now: systemClock,
    log,
  }
}
