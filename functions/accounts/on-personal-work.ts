import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume, isLastReceive } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createSendMail } from './mails/send-mail.ts'
import { eraseAccount } from './personal-data/erase-account.ts'
import { createExportFiles } from './personal-data/export-files.ts'
import { createExportStore } from './personal-data/export-store.ts'
import { makeExport } from './personal-data/make-export.ts'
import { type PersonalWork, personalWorkSchema } from './personal-data/personal-work.ts'
import { personalPrefixes, personalTables } from './personal-data/registry.ts'

const settings = readSettings([
  'USER_POOL_ID',
  'MAIL_FROM',
  'SITE_ORIGIN',
  ...personalTables.map(({ setting }) => setting),
  ...personalPrefixes.map(({ setting }) => setting),
])
const log = createLog('personal-data')
const client = new DynamoDBClient({})
const s3 = new S3Client({})
const deps = {
  userPool: new CognitoIdentityProviderClient({}),
  userPoolId: settings.USER_POOL_ID,
  table: (setting: (typeof personalTables)[number]['setting']) => ({
    client,
    name: settings[setting],
  }),
  bucket: (setting: (typeof personalPrefixes)[number]['setting']) => settings[setting],
  s3,
  exports: createExportStore({ client, name: settings.EXPORTS_TABLE }),
  exportFiles: createExportFiles(s3, settings.EXPORTS_BUCKET),
  sendMail: createSendMail(new SESv2Client({}), settings.MAIL_FROM),
  siteOrigin: settings.SITE_ORIGIN,
  now: systemClock,
}

/** An export that cannot be made must not seem to be under way for ever. */
async function giveUp(work: PersonalWork): Promise<void> {
  if (work.kind !== 'export') return
  const found = await deps.exports.find(work.user_id, work.export_id, systemClock())
  if (found?.status === 'being_made') {
    await deps.exports.save(work.user_id, { ...found, status: 'failed' })
  }
}

export const handler = consume(
  async (record) => {
    const work = personalWorkSchema.parse(JSON.parse(record.body))
    try {
      await (work.kind === 'export' ? makeExport(deps, work) : eraseAccount(deps, work))
    } catch (error) {
      if (isLastReceive(record)) await giveUp(work)
      throw error
    }
    log.info('PERSONAL_WORK_DONE', { kind: work.kind })
  },
  (error) => log.error('PERSONAL_WORK_FAILED', error),
)
