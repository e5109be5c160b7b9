import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { billingRoutes } from '#contracts/billing.ts'
import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import { succeed } from '#domain/shared/result.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createAccessPlanStore } from './access-plan-store.ts'
import { grantAccess } from './grant-access.ts'
import { requestAccess } from './request-access.ts'

const settings = readSettings(['ACCESS_PLANS_TABLE'])
const accessPlans = createAccessPlanStore({
  client: new DynamoDBClient({}),
  name: settings.ACCESS_PLANS_TABLE,
})
const deps = { accessPlans, now: systemClock }

export const handler = serve(
  billingRoutes,
  {
    checkSubscription: async (_, { user_id }) =>
      succeed(subscriptionStateOf(await accessPlans.find(user_id), systemClock())),
    requestAccess: async ({ body }, { user_id }) =>
      succeed(await requestAccess(deps, user_id, body.company_name)),
    listAccessPlans: async () => succeed({ access_plans: await accessPlans.list() }),
    grantAccess: ({ params, body }) => grantAccess(deps, params.user_id, body),
  },
  { log: createLog('billing') },
)
