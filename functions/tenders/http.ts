import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { openApiRoutes } from '#contracts/open-api-route.ts'
import { tenderRoutes } from '#contracts/tenders.ts'
import { succeed } from '#domain/shared/result.ts'
import { accessPlanCheck, createAccessPlanStore } from '../billing/access-plan-store.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { createChanges } from '../platform/queue/change-message.ts'
import { readSettings } from '../platform/settings.ts'
import { correctCriteria } from './correct-criteria.ts'
import { findTender, findTenderSummary } from './find-tender.ts'
import { listTenders } from './list-tenders.ts'
import { createMarketStore } from './market-store.ts'
import { saveTender } from './save-tender.ts'
import { createTenderStore } from './tender-store.ts'

const settings = readSettings([
  'TENDERS_TABLE',
  'MARKETS_TABLE',
  'ACCESS_PLANS_TABLE',
  'MATCHING_QUEUE_URL',
])
const client = new DynamoDBClient({})
const tenders = createTenderStore({ client, name: settings.TENDERS_TABLE })
const markets = createMarketStore({ client, name: settings.MARKETS_TABLE })
const accessPlans = createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE })
const changes = createChanges(new SQSClient({}), settings.MATCHING_QUEUE_URL)
const publishing = { tenders, changes, now: systemClock }

export const handler = serve(
  { ...tenderRoutes, ...openApiRoutes },
  {
    listTenders: ({ query }) => listTenders({ tenders, now: systemClock }, query),
    getTenderSummary: ({ params }) => findTenderSummary(tenders, params.tender_id),
    getTender: ({ params }) => findTender(tenders, params.tender_id),
    listMarkets: async () => succeed({ markets: await markets.list() }),
    saveMarket: async ({ params, body }) => {
      const status = { ...body, ...params }
      await markets.save(status)
      return succeed(status)
    },
    saveTender: ({ params, body }) => saveTender(publishing, { ...body, ...params }),
    correctCriteria: ({ params, body }) => correctCriteria(publishing, { ...body, ...params }),
    // loaded on demand: it needs every contract, the other routes only their own
    getOpenApi: async () => {
      const { openApiDocument } = await import('../platform/open-api/open-api-document.ts')
      return succeed(openApiDocument())
    },
  },
  { log: createLog('tenders'), hasAccessPlan: accessPlanCheck(accessPlans, systemClock) },
)
