import { SQSClient } from '@aws-sdk/client-sqs'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createAnswerLinkStore } from './answer-link-store.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createAskForWork, enquiryWorkSchema } from './enquiry-work.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { processEnquiry } from './process-enquiry.ts'

const settings = readSettings(['ENQUIRY_QUEUE_URL', 'CONTACT_MAIL'])
const tables = tablesFromSettings([
  'ENQUIRIES_TABLE',
  'PRIVATE_SALE_CONTACTS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'MAIL_CHOICES_TABLE',
])
const log = createLog('enquiries-worker')
const deps: EnquiryDeps = {
  ...mailingFromSettings('enquiries'),
  enquiries: createEnquiryStore(tables.ENQUIRIES_TABLE),
  contacts: createPrivateSaleContactStore(tables.PRIVATE_SALE_CONTACTS_TABLE),
  links: createAnswerLinkStore(tables.ENQUIRIES_TABLE),
  accessPlans: createAccessPlanStore(tables.ACCESS_PLANS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  askForWork: createAskForWork(new SQSClient({}), settings.ENQUIRY_QUEUE_URL),
  contactMail: settings.CONTACT_MAIL,
}

export const handler = consume(
  async ({ body }) => {
    const work = enquiryWorkSchema.parse(JSON.parse(body))
    await processEnquiry(deps, work)
    log.info('ENQUIRY_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'ENQUIRY_WORK_FAILED'),
)
