import { SQSClient } from '@aws-sdk/client-sqs'
import { deskMatchingRoutes } from '#contracts/desk-matching.ts'
import { deskProducerRoutes } from '#contracts/desk-producers.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createAskForProducerWork } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { listProducts } from '../portfolio/list-products.ts'
import { createProductLines } from '../portfolio/product-lines.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { getProducer } from './get-producer.ts'
import { createInvitationStore } from './invitations/invitation-store.ts'
import { inviteProducers } from './invitations/invite-producers.ts'
import { createLetterStore } from './letters/letter-store.ts'
import { listLetters } from './letters/list-letters.ts'
import { writeLetter } from './letters/write-letter.ts'
import { listProducers } from './list-producers.ts'
import { producerSourcesFromSettings } from './sources-from-settings.ts'

const { PRODUCER_QUEUE_URL } = readSettings(['PRODUCER_QUEUE_URL'])
const tables = tablesFromSettings([
  'INVITATIONS_TABLE',
  'LETTERS_TABLE',
  'MAIL_CHOICES_TABLE',
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'TENDERS_TABLE',
])
const sources = producerSourcesFromSettings()
const products = createProductStore(tables.PRODUCTS_TABLE)
const deps = {
  ...sources,
  products,
  lines: createProductLines(products, sources.portfolios),
  matches: createMatchStore(tables.MATCHES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  invitations: createInvitationStore(tables.INVITATIONS_TABLE),
  letters: createLetterStore(tables.LETTERS_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  askForWork: createAskForProducerWork(new SQSClient({}), PRODUCER_QUEUE_URL),
}

export const handler = serveRoom(
  { ...deskProducerRoutes, ...deskMatchingRoutes },
  {
    listProducers: ({ query }) => listProducers(deps, query),
    getProducer: ({ params }) => getProducer(deps, params.user_id),
    // what a producer sees, by the very use cases that show it to them
    seeProducts: ({ params, query }) => listProducts(deps, params.user_id, query),
    seeMatches: async ({ params, query }) => {
      const { matchesByTender } = await import('../matching/matches-by-tender.ts')
      return matchesByTender(deps, params.user_id, query)
    },
    listTenderProducers: async ({ params, query }) => {
      const { listTenderProducers } = await import('./list-tender-producers.ts')
      return listTenderProducers(deps, { ...query, ...params })
    },
    countRequirements: async ({ params, query }) => {
      const { countRequirements } = await import('./count-requirements.ts')
      return countRequirements(deps, { ...query, ...params })
    },
    inviteProducers: ({ params, body }, { user_id: by }, _request, audit) =>
      inviteProducers({ ...deps, audit }, { ...params, body, by }),
    listLetters: ({ params, query }) => listLetters(deps, params.user_id, query),
    writeLetter: ({ params, body }, { user_id: by }, _request, audit) =>
      writeLetter({ ...deps, audit }, { ...params, by }, body),
  },
  createLog('producers'),
)
