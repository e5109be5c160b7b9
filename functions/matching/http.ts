import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { matchingRoutes } from '#contracts/matching.ts'
import { succeed } from '#domain/shared/result.ts'
import { securityStateFrom } from '../accounts/security-state.ts'
import { accessChecks, createAccessPlanStore } from '../billing/access-plan-store.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createMatchStore } from './match-store.ts'
import { matchSummary } from './match-summary.ts'

const settings = readSettings([
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'TENDERS_TABLE',
  'ACCESS_PLANS_TABLE',
  'FACTORS_TABLE',
  'ACCOUNT_STATES_TABLE',
])
const client = new DynamoDBClient({})
const securityStateOf = securityStateFrom({
  factors: { client, name: settings.FACTORS_TABLE },
  accountStates: { client, name: settings.ACCOUNT_STATES_TABLE },
})
const accessPlans = createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE })
const lazy = () => import('./lazy.ts')
const deps = {
  matches: createMatchStore({ client, name: settings.MATCHES_TABLE }),
  products: createProductStore({ client, name: settings.PRODUCTS_TABLE }),
  portfolios: createPortfolioStore({ client, name: settings.PORTFOLIOS_TABLE }),
  tenders: createTenderStore({ client, name: settings.TENDERS_TABLE }),
  now: systemClock,
}

export const handler = serve(
  matchingRoutes,
  {
    getMatchSummary: async (_, { user_id }) => succeed(await matchSummary(deps, user_id)),
    // the dashboard asks for the summary alone, which is stored: the others evaluate, and load what that takes
    listMatchesByTender: async ({ query }, { user_id }) => {
      const { matchesByTender } = await lazy()
      return matchesByTender(deps, user_id, query)
    },
    listMatchesByProduct: async ({ query }, { user_id }) => {
      const { matchesByProduct } = await lazy()
      return matchesByProduct(deps, user_id, query)
    },
    getTenderMatches: async ({ params, query }, { user_id }) => {
      const { tenderMatches } = await lazy()
      return tenderMatches(deps, user_id, { ...query, ...params })
    },
    getProductMatch: async ({ params }, { user_id }) => {
      const { productMatch } = await lazy()
      return productMatch(deps, user_id, params)
    },
  },
  { log: createLog('matching'), access: accessChecks(accessPlans, systemClock), securityStateOf },
)
