import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { applicationRoutes } from '#contracts/applications.ts'
import { succeed } from '#domain/shared/result.ts'
import { securityStateFrom } from '../accounts/security-state.ts'
import { accessChecks, createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createPaymentStore } from '../billing/payment-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createApplicationStore } from './application-store.ts'
import { discardDraft } from './discard-draft.ts'
import { getApplication } from './get-application.ts'
import { listApplications } from './list-applications.ts'
import { saveDraft } from './save-draft.ts'
import { submitApplication } from './submit-application.ts'
import { syncApplications } from './sync-applications.ts'

const settings = readSettings([
  'APPLICATIONS_TABLE',
  'TENDERS_TABLE',
  'MARKETS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'PAYMENTS_TABLE',
  'FACTORS_TABLE',
  'ACCOUNT_STATES_TABLE',
])
const client = new DynamoDBClient({})
const securityStateOf = securityStateFrom({
  factors: { client, name: settings.FACTORS_TABLE },
  accountStates: { client, name: settings.ACCOUNT_STATES_TABLE },
})
const accessPlans = createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE })
const access = accessChecks(accessPlans, systemClock)
const payments = { client, name: settings.PAYMENTS_TABLE }
const deps = {
  payments: createPaymentStore(payments),
  table: payments,
  applications: createApplicationStore({ client, name: settings.APPLICATIONS_TABLE }),
  tenders: createTenderStore({ client, name: settings.TENDERS_TABLE }),
  markets: createMarketStore({ client, name: settings.MARKETS_TABLE }),
  products: createProductStore({ client, name: settings.PRODUCTS_TABLE }),
  profiles: createCompanyProfileStore({ client, name: settings.COMPANY_PROFILES_TABLE }),
  access,
  now: systemClock,
}

export const handler = serve(
  applicationRoutes,
  {
    listApplications: async (_, { user_id }) =>
      succeed({ applications: await listApplications(deps, user_id) }),
    getApplication: ({ params, query }, { user_id }) =>
      getApplication(deps, user_id, { ...params, ...query }),
    saveDraft: ({ params, body }, { user_id }) => saveDraft(deps, user_id, { ...body, ...params }),
    discardDraft: ({ params, query }, { user_id }) =>
      discardDraft(deps, user_id, { ...params, ...query }),
    submitApplication: ({ params, body }, { user_id }) =>
      submitApplication(deps, user_id, { ...body, ...params }),
    syncApplications: async ({ body }, user) => succeed(await syncApplications(deps, user, body)),
  },
  { log: createLog('applications'), access, securityStateOf },
)
