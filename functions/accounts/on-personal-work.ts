import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createAskForBillingWork } from '../billing/billing-work.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { consume, isLastReceive } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createAccountStateStore } from './account-state-store.ts'
import { createAskForMail } from './links/mail-work.ts'
import { createEndSubscription } from './personal-data/end-subscription.ts'
import { eraseAccount, eraseDueAccounts } from './personal-data/erase-account.ts'
import { createExportFiles } from './personal-data/export-files.ts'
import { createExportStore } from './personal-data/export-store.ts'
import {
  createAskForPersonalWork,
  type PersonalWork,
  personalWorkSchema,
} from './personal-data/personal-work.ts'
import { addressedTable, personalPrefixes, personalTables } from './personal-data/registry.ts'

const settings = readSettings([
  'USER_POOL_ID',
  'PERSONAL_DATA_QUEUE_URL',
  'MAIL_QUEUE_URL',
  'BILLING_WORK_QUEUE_URL',
  ...personalTables.map(({ setting }) => setting),
  addressedTable.setting,
  ...personalPrefixes.map(({ setting }) => setting),
])
const log = createLog('personal-data')
const client = new DynamoDBClient({})
const s3 = new S3Client({})
const sqs = new SQSClient({})
const userPool = new CognitoIdentityProviderClient({})
const deps = {
  userPool,
  userPoolId: settings.USER_POOL_ID,
  addressOf: createAddressOf(userPool, settings.USER_POOL_ID),
  table: (setting: (typeof personalTables)[number]['setting'] | typeof addressedTable.setting) => ({
    client,
    name: settings[setting],
  }),
  bucket: (setting: (typeof personalPrefixes)[number]['setting']) => settings[setting],
  s3,
  exports: createExportStore({ client, name: settings.EXPORTS_TABLE }),
  exportFiles: createExportFiles(s3, settings.EXPORTS_BUCKET),
  askForMail: createAskForMail(sqs, settings.MAIL_QUEUE_URL),
  accountStates: createAccountStateStore({ client, name: settings.ACCOUNT_STATES_TABLE }),
  askForPersonalWork: createAskForPersonalWork(sqs, settings.PERSONAL_DATA_QUEUE_URL),
  endSubscription: createEndSubscription(
    createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE }),
    createAskForBillingWork(sqs, settings.BILLING_WORK_QUEUE_URL),
  ),
  now: systemClock,
}

async function work(wanted: PersonalWork): Promise<void> {
  switch (wanted.kind) {
    case 'export': {
      const { makeExport } = await import('./personal-data/make-export.ts')
      return makeExport(deps, wanted)
    }
    case 'erasure':
      return eraseAccount(deps, wanted.user_id)
    case 'due_erasures':
      return eraseDueAccounts(deps)
  }
}

/** An export that cannot be made must not seem to be under way for ever. */
async function giveUp(wanted: PersonalWork): Promise<void> {
  if (wanted.kind !== 'export') return
  const found = await deps.exports.find(wanted.user_id, wanted.export_id, systemClock())
  if (found?.status === 'being_made') {
    await deps.exports.save(wanted.user_id, { ...found, status: 'failed' })
  }
}

export const handler = consume(
  async (record) => {
    const wanted = personalWorkSchema.parse(JSON.parse(record.body))
    try {
      await work(wanted)
    } catch (error) {
      if (isLastReceive(record)) await giveUp(wanted)
      throw error
    }
    log.info('PERSONAL_WORK_DONE', { kind: wanted.kind })
  },
  (error) => log.error('PERSONAL_WORK_FAILED', error),
)
