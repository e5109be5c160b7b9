import { SQSClient } from '@aws-sdk/client-sqs'
import { deskProducerRoutes } from '#contracts/desk-producers.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAskForProducerWork } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { listProducts } from '../portfolio/list-products.ts'
import { createProductLines } from '../portfolio/product-lines.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { getProducer } from './get-producer.ts'
import { listProducers } from './list-producers.ts'
import { producerSourcesFromSettings } from './sources-from-settings.ts'
import { writeLetter } from './write-letter.ts'

const { PRODUCER_QUEUE_URL } = readSettings(['PRODUCER_QUEUE_URL'])
const tables = tablesFromSettings(['MATCHES_TABLE', 'PRODUCTS_TABLE', 'TENDERS_TABLE'])
const sources = producerSourcesFromSettings()
const products = createProductStore(tables.PRODUCTS_TABLE)
const deps = {
  ...sources,
  products,
  lines: createProductLines(products, sources.portfolios),
  matches: createMatchStore(tables.MATCHES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  askForWork: createAskForProducerWork(new SQSClient({}), PRODUCER_QUEUE_URL),
}

export const handler = serveRoom(
  deskProducerRoutes,
  {
    listProducers: ({ query }) => listProducers(deps, query),
    getProducer: ({ params }) => getProducer(deps, params.user_id),
    // what a producer sees, by the very use cases that show it to them
    seeProducts: ({ params, query }) => listProducts(deps, params.user_id, query),
    seeMatches: async ({ params, query }) => {
      const { matchesByTender } = await import('../matching/matches-by-tender.ts')
      return matchesByTender(deps, params.user_id, query)
    },
    writeLetter: ({ params, body }, _user, _request, audit) =>
      writeLetter({ ...deps, audit }, params.user_id, body),
  },
  createLog('producers'),
)
