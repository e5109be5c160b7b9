import { SQSClient } from '@aws-sdk/client-sqs'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createAccessPlans } from '../platform/access/access-plan.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import {
  type ApplicationWork,
  applicationWorkSchema,
  createAskForApplicationWork,
} from '../platform/queue/application-work.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { createApplicationStore } from './application-store.ts'
import { askForLostMails } from './ask-for-lost-mails.ts'
import { createMessageStore } from './message-store.ts'
import { tellApplicant, tellApplicants } from './tell-applicants.ts'
import { tellOfApplication } from './tell-of-application.ts'
import { tellOfMessage } from './tell-of-message.ts'

const settings = readSettings(['APPLICATION_QUEUE_URL', 'CONTACT_MAIL'])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'APPLICATION_MESSAGES_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'ATTEMPTS_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'NOTICES_TABLE',
])
const log = createLog('application-work')
const deps = {
  ...mailingFromSettings(),
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  messages: createMessageStore(tables.APPLICATION_MESSAGES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  accessPlans: createAccessPlans(tables.ACCESS_PLANS_TABLE),
  mailMarks: createMailMarks(tables.ATTEMPTS_TABLE, systemClock),
  notices: createNoticeStore(tables.NOTICES_TABLE),
  askForWork: createAskForApplicationWork(new SQSClient({}), settings.APPLICATION_QUEUE_URL),
  contactMail: settings.CONTACT_MAIL,
}

function done(work: ApplicationWork): Promise<void> {
  switch (work.kind) {
    case 'mail_due':
      return tellOfApplication(deps, work.user_id, work.tender_id)
    case 'message_due':
      return tellOfMessage(deps, work)
    case 'lost_mails':
      return askForLostMails(deps)
    case 'tender_changed':
      return tellApplicants(deps, work)
    case 'tender_changed_for':
      return tellApplicant(deps, work)
  }
}

export const handler = consume(
  async ({ body }) => {
    const work = applicationWorkSchema.parse(JSON.parse(body))
    await done(work)
    log.info('APPLICATION_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'APPLICATION_WORK_FAILED'),
)
