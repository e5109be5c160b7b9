import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { accountRoutes, credentialRoutes, recoveryRoutes } from '#contracts/accounts.ts'
import { factorRoutes } from '#contracts/factors.ts'
import { personalDataRoutes } from '#contracts/personal-data.ts'
import { succeed } from '#domain/shared/result.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import {
  credentialImplementations,
  factorImplementations,
  recoveryImplementations,
} from './implementations.ts'
import { createFindUser } from './links/find-user.ts'
import { createAskForMail } from './links/mail-work.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { securityStateOf } from './security-state.ts'
import { accountsDeps } from './settings.ts'

const settings = readSettings([
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'AWS_REGION',
  'MAILED_LINKS_TABLE',
  'MAIL_QUEUE_URL',
  'SITE_ORIGIN',
])
// the AWS SDK's own setting for another endpoint; unset in the cloud
const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
const deps = accountsDeps()
const recovery = {
  ...deps,
  userPoolId: settings.USER_POOL_ID,
  findUser: createFindUser(deps.userPool, settings.USER_POOL_ID),
  links: createMailedLinkStore({
    client: new DynamoDBClient({}),
    name: settings.MAILED_LINKS_TABLE,
  }),
  askForMail: createAskForMail(new SQSClient({}), settings.MAIL_QUEUE_URL),
  siteOrigin: settings.SITE_ORIGIN,
}

export const handler = serve(
  {
    ...accountRoutes,
    ...recoveryRoutes,
    ...factorRoutes,
    ...credentialRoutes,
    listSecurityEvents: personalDataRoutes.listSecurityEvents,
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
    listSecurityEvents: ({ query }, { user_id }) => listSecurityEvents(deps.audit, user_id, query),
  },
  { log: createLog('accounts'), securityStateOf: securityStateOf(deps) },
)
