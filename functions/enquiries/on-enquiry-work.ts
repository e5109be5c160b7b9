import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createAddressOf } from '../accounts/address-of.ts'
import { createSendMail } from '../accounts/mails/send-mail.ts'
import { logMailFailure } from '../accounts/mails/send-once.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createAskForWork, enquiryWorkSchema } from './enquiry-work.ts'
import { createMailChoiceStore } from './mail-choice-store.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { processEnquiry } from './process-enquiry.ts'

const settings = readSettings([
  'ENQUIRIES_TABLE',
  'PRIVATE_SALE_CONTACTS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ACCESS_PLANS_TABLE',
  'MAIL_CHOICES_TABLE',
  'ENQUIRY_QUEUE_URL',
  'USER_POOL_ID',
  'MAIL_FROM',
  'CONTACT_MAIL',
  'SITE_ORIGIN',
])
const client = new DynamoDBClient({})
const table = (name: keyof typeof settings) => ({ client, name: settings[name] })
const log = createLog('enquiries-worker')
const deps: EnquiryDeps = {
  enquiries: createEnquiryStore(table('ENQUIRIES_TABLE')),
  contacts: createPrivateSaleContactStore(table('PRIVATE_SALE_CONTACTS_TABLE')),
  accessPlans: createAccessPlanStore(table('ACCESS_PLANS_TABLE')),
  products: createProductStore(table('PRODUCTS_TABLE')),
  profiles: createCompanyProfileStore(table('COMPANY_PROFILES_TABLE')),
  mailChoices: createMailChoiceStore(table('MAIL_CHOICES_TABLE')),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), settings.USER_POOL_ID),
  sendMail: createSendMail(new SESv2Client({}), settings.MAIL_FROM),
  askForWork: createAskForWork(new SQSClient({}), settings.ENQUIRY_QUEUE_URL),
  contactMail: settings.CONTACT_MAIL,
  siteOrigin: settings.SITE_ORIGIN,
  now: systemClock,
}

export const handler = consume(
  async ({ body }) => {
    const work = enquiryWorkSchema.parse(JSON.parse(body))
    await processEnquiry(deps, work)
    log.info('ENQUIRY_WORK_DONE', { kind: work.kind })
  },
  logMailFailure(log, 'ENQUIRY_WORK_FAILED'),
)
