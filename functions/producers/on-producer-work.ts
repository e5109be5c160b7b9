import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { type ProducerWork, producerWorkSchema } from '../platform/queue/producer-work.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { refreshProducer } from './refresh-producer.ts'
import { producerSourcesFromSettings } from './sources-from-settings.ts'
import { sendLetter } from './write-letter.ts'

const { CONTACT_MAIL } = readSettings(['CONTACT_MAIL'])
const { ATTEMPTS_TABLE } = tablesFromSettings(['ATTEMPTS_TABLE'])
const log = createLog('producers-worker')
const sources = producerSourcesFromSettings()
const deps = {
  ...mailingFromSettings(),
  ...sources,
  mailMarks: createMailMarks(ATTEMPTS_TABLE, sources.now),
  contactMail: CONTACT_MAIL,
}

function done(work: ProducerWork): Promise<void> {
  switch (work.kind) {
    case 'changed':
      return refreshProducer(deps, work.user_id, work.seen_at)
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
