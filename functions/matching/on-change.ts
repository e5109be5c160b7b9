import { SQSClient } from '@aws-sdk/client-sqs'
import { createAskForWork } from '../enquiries/enquiry-work.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import {
  type ChangeMessage,
  changeMessageSchema,
  createChanges,
} from '../platform/queue/change-message.ts'
import { createAskForNoticeWork } from '../platform/queue/notice-work.ts'
import { announceProducerFromSettings } from '../platform/queue/producer-work.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { isMatched } from './match-row.ts'
import { createMatchStore } from './match-store.ts'
import { workInChange } from './work-in-change.ts'

type ForUser = Extract<ChangeMessage, { kind: 'tender_for_user' }>

const settings = readSettings(['MATCHING_QUEUE_URL', 'ENQUIRY_QUEUE_URL', 'NOTICE_QUEUE_URL'])
const tables = tablesFromSettings([
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'TENDERS_TABLE',
])
const log = createLog('matching-worker')
const sqs = new SQSClient({})
const announceProducer = announceProducerFromSettings(log)
const askForWork = createAskForWork(sqs, settings.ENQUIRY_QUEUE_URL)
const askForNotices = createAskForNoticeWork(sqs, settings.NOTICE_QUEUE_URL)
const deps = {
  matches: createMatchStore(tables.MATCHES_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  changes: createChanges(sqs, settings.MATCHING_QUEUE_URL),
  now: systemClock,
}

/** Of most tenders most producers have nothing to hear. */
async function hasMatch({ user_id, tender_id }: ForUser): Promise<boolean> {
  const row = await deps.matches.find(user_id, tender_id)
  return row !== null && isMatched(row)
}

export const handler = consume(
  async ({ body }) => {
    const message = changeMessageSchema.parse(JSON.parse(body))
    await workInChange(deps, message)
    // private-sales requests may fit now
    if (message.kind === 'portfolio') {
      await askForWork([message])
      await askForNotices([message])
      await announceProducer(message.user_id, false)
    }
    if (message.kind === 'tender_for_user' && (await hasMatch(message)))
      await askForNotices([{ ...message, kind: 'match' }])
    // saved searches may fit it
    if (message.kind === 'tender') await askForNotices([message])
    log.info('CHANGE_MATCHED', { kind: message.kind })
  },
  (error) => log.error('CHANGE_FAILED', error),
)
