import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createAddressOf } from '../accounts/address-of.ts'
import { createSendMail } from '../accounts/mails/send-mail.ts'
import { logMailFailure } from '../accounts/mails/send-once.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { billingMailWorkSchema } from './mails/billing-mails.ts'
import { sendBillingMail } from './mails/send-billing-mail.ts'
import { createSentMailStore } from './mails/sent-mail-store.ts'

const settings = readSettings([
  'BILLING_MAILS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'TENDERS_TABLE',
  'USER_POOL_ID',
  'MAIL_FROM',
  'SITE_ORIGIN',
])
const log = createLog('billing-mails')
const client = new DynamoDBClient({})

const deps = {
  sent: createSentMailStore({ client, name: settings.BILLING_MAILS_TABLE }),
  profiles: createCompanyProfileStore({ client, name: settings.COMPANY_PROFILES_TABLE }),
  tenders: createTenderStore({ client, name: settings.TENDERS_TABLE }),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), settings.USER_POOL_ID),
  sendMail: createSendMail(new SESv2Client({}), settings.MAIL_FROM),
  siteOrigin: settings.SITE_ORIGIN,
  now: systemClock,
}

export const handler = consume(
  async ({ body }) => {
    const work = billingMailWorkSchema.parse(JSON.parse(body))
    const outcome = await sendBillingMail(deps, work)
    log.info('BILLING_MAIL_SENT', { kind: work.mail.kind, is_sent: outcome === 'sent' })
  },
  logMailFailure(log, 'BILLING_MAIL_FAILED'),
)
