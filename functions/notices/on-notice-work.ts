import { SQSClient } from '@aws-sdk/client-sqs'
import { createFindUser } from '../accounts/links/find-user.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { accessChecks } from '../platform/access/access-plan.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailRecordStore } from '../platform/mail/mail-record-store.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { createAskForNoticeWork, type NoticeWork } from '../platform/queue/notice-work.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { askForDueMails, mailDueNotices, mailLease } from './mail-due-notices.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { readNoticeQueueBody } from './notice-queue-body.ts'
import { stopMails } from './stop-mails.ts'
import { tellOfPortfolio, tellOfTender } from './tell-of-matches.ts'
import { askForSearchers, tellOfSearches } from './tell-of-searches.ts'

const settings = readSettings(['NOTICE_QUEUE_URL', 'USER_POOL_ID'])
const tables = tablesFromSettings([
  'NOTICES_TABLE',
  'MATCHES_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'PRODUCTS_TABLE',
  'PORTFOLIOS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'MAIL_CHOICES_TABLE',
  'ATTEMPTS_TABLE',
  'MAIL_RECORDS_TABLE',
])
const log = createLog('notices-worker')
const mailing = mailingFromSettings('notices')
const { now } = mailing
const deps: NoticeDeps = {
  ...mailing,
  notices: createNoticeStore(tables.NOTICES_TABLE),
  searches: createSearchStore(tables.NOTICES_TABLE),
  matches: createMatchStore(tables.MATCHES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  access: accessChecks(tables.ACCESS_PLANS_TABLE, now),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  oneMailAtATime: createOneAtATime(tables.ATTEMPTS_TABLE, mailLease, now),
  askForWork: createAskForNoticeWork(new SQSClient({}), settings.NOTICE_QUEUE_URL),
}
const mailRecords = createMailRecordStore(tables.MAIL_RECORDS_TABLE)
const findUser = createFindUser(mailing.userPool, settings.USER_POOL_ID)

function done(work: NoticeWork): Promise<void> {
  switch (work.kind) {
    case 'match':
      return tellOfTender(deps, work.user_id, work.tender_id)
    case 'tender':
      return askForSearchers(deps, work.tender_id)
    case 'searches':
      return tellOfSearches(deps, work)
    case 'portfolio':
      return tellOfPortfolio(deps, work.user_id)
    case 'mail':
      return mailDueNotices(deps, work.user_id)
    case 'due_mails':
      return askForDueMails(deps)
  }
}

export const handler = consume(
  async ({ body }) => {
    const read = readNoticeQueueBody(body)
    if ('mailEvent' in read) {
      await mailRecords.note(read.mailEvent)
      await stopMails({ ...deps, findUser }, read.mailEvent)
      log.info('MAIL_EVENT_TAKEN', { kind: read.mailEvent.eventType })
      return
    }
    await done(read.work)
    log.info('NOTICE_WORK_DONE', { kind: read.work.kind })
  },
  logMailFailure(log, 'NOTICE_WORK_FAILED'),
)
