import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createAccountMailMarks } from '../accounts/mails/account-mail-marks.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createApplicationStore } from './application-store.ts'
import { applicationWorkSchema, createAskForApplicationWork } from './application-work.ts'
import { askForLostMails } from './ask-for-lost-mails.ts'
import { tellOfApplication } from './tell-of-application.ts'

const settings = readSettings([
  'APPLICATIONS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'ATTEMPTS_TABLE',
  'APPLICATION_QUEUE_URL',
  'CONTACT_MAIL',
])
const log = createLog('application-work')
const client = new DynamoDBClient({})
const deps = {
  ...mailingFromSettings(),
  applications: createApplicationStore({ client, name: settings.APPLICATIONS_TABLE }),
  profiles: createCompanyProfileStore({ client, name: settings.COMPANY_PROFILES_TABLE }),
  accessPlans: createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE }),
  mailMarks: createAccountMailMarks({ client, name: settings.ATTEMPTS_TABLE }, systemClock),
  askForWork: createAskForApplicationWork(new SQSClient({}), settings.APPLICATION_QUEUE_URL),
  contactMail: settings.CONTACT_MAIL,
}

export const handler = consume(
  async ({ body }) => {
    const work = applicationWorkSchema.parse(JSON.parse(body))
    if (work.kind === 'mail_due') await tellOfApplication(deps, work.user_id, work.tender_id)
    else await askForLostMails(deps)
    log.info('APPLICATION_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'APPLICATION_WORK_FAILED'),
)
