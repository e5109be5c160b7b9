import { accountRoutes, credentialRoutes } from '#contracts/accounts.ts'
import { factorRoutes } from '#contracts/factors.ts'
import { personalDataRoutes } from '#contracts/personal-data.ts'
import { succeed } from '#domain/shared/result.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { credentialImplementations, factorImplementations } from './implementations.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { securityStateOf } from './security-state.ts'
import { accountsDeps } from './settings.ts'

const settings = readSettings(['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'AWS_REGION'])
// the AWS SDK's own setting for another endpoint; unset in the cloud
const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
const deps = accountsDeps()

export const handler = serve(
  {
    ...accountRoutes,
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
    ...factorImplementations(deps),
    ...credentialImplementations(deps),
    listSecurityEvents: ({ query }, { user_id }) => listSecurityEvents(deps.audit, user_id, query),
  },
  { log: createLog('accounts'), securityStateOf: securityStateOf(deps) },
)
