import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { systemClock } from '../platform/clock.ts'
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
  const settings = readSettings([
    'FACTORS_TABLE',
    'TOTP_SECRETS_TABLE',
    'RECOVERY_CODES_TABLE',
    'ACCOUNT_STATES_TABLE',
    'AUDIT_LOG_TABLE',
    'ATTEMPTS_TABLE',
  ])
  const client = new DynamoDBClient({})
  const table = (name: keyof typeof settings) => ({ client, name: settings[name] })
  return {
    userPool: new CognitoIdentityProviderClient({}),
    factors: createFactorStore(table('FACTORS_TABLE')),
    totpSecrets: createTotpSecretStore(table('TOTP_SECRETS_TABLE')),
    recoveryCodes: createRecoveryCodes(table('RECOVERY_CODES_TABLE')),
    accountStates: createAccountStateStore(table('ACCOUNT_STATES_TABLE')),
    audit: createAuditLog(table('AUDIT_LOG_TABLE'), systemClock),
    throttle: createThrottle(table('ATTEMPTS_TABLE')),
    ids: randomIds,
    now: systemClock,
    log,
  }
}
