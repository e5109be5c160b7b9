import { accountRoutes } from '#contracts/accounts.ts'
import { succeed } from '#domain/shared/result.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'

const settings = readSettings(['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'AWS_REGION'])
// the AWS SDK's own setting for another endpoint; unset in the cloud
const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER

export const handler = serve(
  accountRoutes,
  {
    getSiteConfig: async () =>
      succeed({
        region: settings.AWS_REGION,
        user_pool_id: settings.USER_POOL_ID,
        user_pool_client_id: settings.USER_POOL_CLIENT_ID,
        user_pool_endpoint: endpoint ? endpoint : null,
      }),
  },
  { log: createLog('accounts') },
)
