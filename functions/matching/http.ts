import { beforePayingRoutes } from '#contracts/before-paying.ts'
import { matchingRoutes } from '#contracts/matching.ts'
import { succeed } from '#domain/shared/result.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { dismissMatch } from './dismiss-match.ts'
import { createMatchStore } from './match-store.ts'
import { matchSummary } from './match-summary.ts'

const tables = tablesFromSettings([
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'TENDERS_TABLE',
  'MARKETS_TABLE',
])
const lazy = () => import('./lazy.ts')
const deps = {
  matches: createMatchStore(tables.MATCHES_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  markets: createMarketStore(tables.MARKETS_TABLE),
  now: systemClock,
}

export const handler = serveRoom(
  { ...matchingRoutes, ...beforePayingRoutes },
  {
    getMatchSummary: async (_, { user_id }) => succeed(await matchSummary(deps, user_id)),
    dismissMatch: ({ body }, { user_id }) => dismissMatch(deps, user_id, body),
    // the dashboard asks for the summary alone, which is stored: the others evaluate, and load what that takes
    listProductsToComplete: async ({ query }, { user_id }) => {
      const { productsToComplete } = await lazy()
      return productsToComplete(deps, user_id, query)
    },
    listMatchesByTender: async ({ query }, { user_id }) => {
      const { matchesByTender } = await lazy()
      return matchesByTender(deps, user_id, query)
    },
    listMatchesByProduct: async ({ query }, { user_id }) => {
      const { matchesByProduct } = await lazy()
      return matchesByProduct(deps, user_id, query)
    },
    getMatchPreview: async (_, { user_id }) => {
      const { matchPreview } = await lazy()
      return matchPreview(deps, user_id)
    },
    chooseMatchPreview: async ({ body }, { user_id }) => {
      const { choosePreview } = await lazy()
      return choosePreview(deps, user_id, body.tender_id)
    },
    getTenderMatches: async ({ params, query }, { user_id }) => {
      const { tenderMatches } = await lazy()
      return tenderMatches(deps, user_id, { ...query, ...params })
    },
    getOpenRequirements: async ({ params, query }) => {
      const { openRequirements } = await lazy()
      return openRequirements(deps, params.tender_id, query)
    },
    getRequirementCounts: async ({ params, query }, { user_id }) => {
      const { requirementCounts } = await lazy()
      return requirementCounts(deps, user_id, { ...query, ...params })
    },
    getProductMatch: async ({ params }, { user_id }) => {
      const { productMatch } = await lazy()
      return productMatch(deps, user_id, params)
    },
  },
  createLog('matching'),
)
