import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { matchingRoutes } from '#contracts/matching.ts'
import { succeed } from '#domain/shared/result.ts'
import { accessPlanCheck, createAccessPlanStore } from '../billing/access-plan-store.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createMatchStore } from './match-store.ts'
import { matchSummary } from './match-summary.ts'
import { matchesByProduct } from './matches-by-product.ts'
import { matchesByTender } from './matches-by-tender.ts'
import { productMatch } from './product-match.ts'
import { tenderMatches } from './tender-matches.ts'

const settings = readSettings([
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'TENDERS_TABLE',
  'ACCESS_PLANS_TABLE',
])
const client = new DynamoDBClient({})
const accessPlans = createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE })
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
    listMatchesByTender: ({ query }, { user_id }) => matchesByTender(deps, user_id, query),
    listMatchesByProduct: ({ query }, { user_id }) => matchesByProduct(deps, user_id, query),
    getTenderMatches: ({ params, query }, { user_id }) =>
      tenderMatches(deps, user_id, { ...query, ...params }),
    getProductMatch: ({ params }, { user_id }) => productMatch(deps, user_id, params),
  },
  { log: createLog('matching'), hasAccessPlan: accessPlanCheck(accessPlans, systemClock) },
)
