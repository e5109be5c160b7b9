import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { companyRoutes } from '#contracts/companies.ts'
import { succeed } from '#domain/shared/result.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createCompanyProfileStore } from './company-profile-store.ts'

const settings = readSettings(['COMPANY_PROFILES_TABLE'])
const profiles = createCompanyProfileStore({
  client: new DynamoDBClient({}),
  name: settings.COMPANY_PROFILES_TABLE,
})

export const handler = serve(
  companyRoutes,
  {
    getCompanyProfile: async (_, { user_id }) => succeed({ profile: await profiles.find(user_id) }),
    saveCompanyProfile: async ({ body }, { user_id }) =>
      succeed({ profile: await profiles.save(user_id, body) }),
  },
  { log: createLog('companies') },
)
