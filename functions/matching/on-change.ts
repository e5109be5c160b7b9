import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createAskForWork } from '../enquiries/enquiry-work.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { changeMessageSchema, createChanges } from '../platform/queue/change-message.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createMatchStore } from './match-store.ts'
import { workInChange } from './work-in-change.ts'

const settings = readSettings([
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'TENDERS_TABLE',
  'MATCHING_QUEUE_URL',
  'ENQUIRY_QUEUE_URL',
])
const client = new DynamoDBClient({})
const log = createLog('matching-worker')
const sqs = new SQSClient({})
const askForWork = createAskForWork(sqs, settings.ENQUIRY_QUEUE_URL)
const deps = {
  matches: createMatchStore({ client, name: settings.MATCHES_TABLE }),
  products: createProductStore({ client, name: settings.PRODUCTS_TABLE }),
  portfolios: createPortfolioStore({ client, name: settings.PORTFOLIOS_TABLE }),
  tenders: createTenderStore({ client, name: settings.TENDERS_TABLE }),
  changes: createChanges(sqs, settings.MATCHING_QUEUE_URL),
  now: systemClock,
}

export const handler = consume(
  async ({ body }) => {
    const message = changeMessageSchema.parse(JSON.parse(body))
    await workInChange(deps, message)
    // private-sales requests may fit now
    if (message.kind === 'portfolio') await askForWork([message])
    log.info('CHANGE_MATCHED', { kind: message.kind })
  },
  (error) => log.error('CHANGE_FAILED', error),
)
