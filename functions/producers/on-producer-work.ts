import { createMatchStore } from '../matching/match-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { type ProducerWork, producerWorkSchema } from '../platform/queue/producer-work.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createInvitationStore } from './invitations/invitation-store.ts'
import { sendInvitation } from './invitations/send-invitation.ts'
import { createLetterStore } from './letters/letter-store.ts'
import { sendLetter } from './letters/write-letter.ts'
import { refreshProducer } from './refresh-producer.ts'
import { producerSourcesFromSettings } from './sources-from-settings.ts'

const { CONTACT_MAIL } = readSettings(['CONTACT_MAIL'])
const tables = tablesFromSettings([
  'INVITATIONS_TABLE',
  'LETTERS_TABLE',
  'MAIL_CHOICES_TABLE',
  'MATCHES_TABLE',
  'PRODUCTS_TABLE',
  'TENDERS_TABLE',
])
const log = createLog('producers-worker')
const sources = producerSourcesFromSettings()
const deps = {
  ...mailingFromSettings('producers'),
  ...sources,
  letters: createLetterStore(tables.LETTERS_TABLE),
  invitations: createInvitationStore(tables.INVITATIONS_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  matches: createMatchStore(tables.MATCHES_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  contactMail: CONTACT_MAIL,
}

function done(work: ProducerWork): Promise<void> {
  switch (work.kind) {
    case 'changed':
      return refreshProducer(deps, work.user_id, work.seen_at)
    case 'invitation':
      return sendInvitation(deps, work)
    case 'letter':
      return sendLetter(deps, work)
  }
}

export const handler = consume(
  async ({ body }) => {
    const work = producerWorkSchema.parse(JSON.parse(body))
    await done(work)
    log.info('PRODUCER_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'PRODUCER_WORK_FAILED'),
)
