import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createImporterPartStore } from '../companies/importer-part-store.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { accessChecks, createAccessPlans } from '../platform/access/access-plan.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { createLookStore } from '../platform/notices/look-store.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import {
  type ApplicationWork,
  applicationWorkSchema,
  createAskForApplicationWork,
} from '../platform/queue/application-work.ts'
import { createAskForNoticeWork } from '../platform/queue/notice-work.ts'
import { consume, isLastReceive, type QueueRecord } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createKeptAnswerStore } from '../portfolio/kept-answer-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { createApplicationStore } from './application-store.ts'
import { askForLostMails } from './ask-for-lost-mails.ts'
import { keepOrderDue } from './keep-order-due.ts'
import { createMessageStore } from './message-store.ts'
import { askForReminders, remindProducer } from './remind-producer.ts'
import { createStockStore } from './stock-store.ts'
import { tellApplicant, tellApplicants } from './tell-applicants.ts'
import { tellOfApplication } from './tell-of-application.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { createTimelineMarkStore } from './timeline-mark-store.ts'

const settings = readSettings([
  'APPLICATION_QUEUE_URL',
  'NOTICE_QUEUE_URL',
  'CONTACT_MAIL',
  'DOCUMENTS_BUCKET',
])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'APPLICATION_MESSAGES_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'ATTEMPTS_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'NOTICES_TABLE',
  'MAIL_CHOICES_TABLE',
  'MARKETS_TABLE',
  'PRODUCTS_TABLE',
  'IMPORTER_PARTS_TABLE',
  'STOCK_TABLE',
  'KEPT_ANSWERS_TABLE',
  'DOCUMENTS_TABLE',
  'TIMELINE_MARKS_TABLE',
])
const log = createLog('application-work')
const sqs = new SQSClient({})
const deps = {
  ...mailingFromSettings('applications'),
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  messages: createMessageStore(tables.APPLICATION_MESSAGES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  accessPlans: createAccessPlans(tables.ACCESS_PLANS_TABLE),
  mailMarks: createMailMarks(tables.ATTEMPTS_TABLE, systemClock),
  notices: createNoticeStore(tables.NOTICES_TABLE),
  looks: createLookStore(tables.NOTICES_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  markets: createMarketStore(tables.MARKETS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  importerParts: createImporterPartStore(tables.IMPORTER_PARTS_TABLE),
  stock: createStockStore(tables.STOCK_TABLE),
  keptAnswers: createKeptAnswerStore(tables.KEPT_ANSWERS_TABLE),
  documents: createDocumentStore(tables.DOCUMENTS_TABLE),
  marks: createTimelineMarkStore(tables.TIMELINE_MARKS_TABLE),
  access: accessChecks(tables.ACCESS_PLANS_TABLE, systemClock),
  askForMail: createAskForNoticeWork(sqs, settings.NOTICE_QUEUE_URL),
  askForWork: createAskForApplicationWork(sqs, settings.APPLICATION_QUEUE_URL),
  contactMail: settings.CONTACT_MAIL,
  files: createFileBucket(new S3Client({}), settings.DOCUMENTS_BUCKET),
  log,
}

async function done(work: ApplicationWork, record: QueueRecord): Promise<void> {
  switch (work.kind) {
    case 'mail_due':
      return tellOfApplication(deps, work.user_id, work.tender_id)
    case 'message_due':
      return tellOfMessage(deps, work)
    case 'confirmation_scanned': {
      // what reads PDFs is large, and mails do without
      const { checkConfirmation } = await import('./check-confirmation.ts')
      return checkConfirmation(deps, work, isLastReceive(record))
    }
    case 'lost_mails':
      await askForLostMails(deps)
      return askForReminders(deps, deps.askForWork)
    case 'remind':
      return remindProducer(deps, work.user_id)
    case 'tender_changed':
      return tellApplicants(deps, work)
    case 'tender_changed_for':
      await tellApplicant(deps, work)
      // the days of its order may be others now
      return keepOrderDue(deps, work)
  }
}

export const handler = consume(
  async (record) => {
    const work = applicationWorkSchema.parse(JSON.parse(record.body))
    await done(work, record)
    log.info('APPLICATION_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'APPLICATION_WORK_FAILED'),
)
