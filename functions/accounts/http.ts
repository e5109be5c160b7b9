import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { accountRoutes, credentialRoutes, recoveryRoutes } from '#contracts/accounts.ts'
import { factorRoutes } from '#contracts/factors.ts'
import { personalDataRoutes } from '#contracts/personal-data.ts'
import { succeed } from '#domain/shared/result.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import {
  credentialImplementations,
  factorImplementations,
  personalDataImplementations,
  recoveryImplementations,
} from './implementations.ts'
import { createFindUser } from './links/find-user.ts'
import { createAskForMail } from './links/mail-work.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { withNotices } from './notices/with-notices.ts'
import { createExportFiles } from './personal-data/export-files.ts'
import { createExportStore } from './personal-data/export-store.ts'
import { createAskForPersonalWork } from './personal-data/personal-work.ts'
import { accountsDeps } from './settings.ts'

const settings = readSettings([
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'AWS_REGION',
  'MAIL_QUEUE_URL',
  'SITE_ORIGIN',
  'EXPORTS_BUCKET',
  'PERSONAL_DATA_QUEUE_URL',
])
const tables = tablesFromSettings(['MAILED_LINKS_TABLE', 'EXPORTS_TABLE'])
// the AWS SDK's own setting for another endpoint; unset in the cloud
const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
const log = createLog('accounts')
const sqs = new SQSClient({})
const askForMail = createAskForMail(sqs, settings.MAIL_QUEUE_URL)
const plain = accountsDeps(log)
const deps = { ...plain, audit: withNotices(plain.audit, askForMail, log) }
const recovery = {
  ...deps,
  findUser: createFindUser(deps.userPool, settings.USER_POOL_ID),
  links: createMailedLinkStore(tables.MAILED_LINKS_TABLE),
  askForMail,
  siteOrigin: settings.SITE_ORIGIN,
}
const ownData = {
  ...deps,
  exports: createExportStore(tables.EXPORTS_TABLE),
  exportFiles: createExportFiles(new S3Client({}), settings.EXPORTS_BUCKET),
  askForPersonalWork: createAskForPersonalWork(sqs, settings.PERSONAL_DATA_QUEUE_URL),
}

export const handler = serveRoom(
  {
    ...accountRoutes,
    ...recoveryRoutes,
    ...factorRoutes,
    ...credentialRoutes,
    ...personalDataRoutes,
  },
  {
    getSiteConfig: async () =>
      succeed({
        region: settings.AWS_REGION,
        user_pool_id: settings.USER_POOL_ID,
        user_pool_client_id: settings.USER_POOL_CLIENT_ID,
        user_pool_endpoint: endpoint ? endpoint : null,
      }),
    ...recoveryImplementations(recovery),
    ...factorImplementations(deps),
    ...credentialImplementations(deps),
    ...personalDataImplementations(ownData),
  },
  log,
)
