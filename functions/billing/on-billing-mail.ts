import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { billingMailWorkSchema } from './mails/billing-mails.ts'
import { sendBillingMail } from './mails/send-billing-mail.ts'
import { createSentMailStore } from './mails/sent-mail-store.ts'

const tables = tablesFromSettings([
  'BILLING_MAILS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'TENDERS_TABLE',
])
const log = createLog('billing-mails')

const { CONTACT_MAIL } = readSettings(['CONTACT_MAIL'])

const deps = {
  ...mailingFromSettings('billing'),
  contactMail: CONTACT_MAIL,
  sent: createSentMailStore(tables.BILLING_MAILS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
}

export const handler = consume(
  async ({ body }) => {
    const work = billingMailWorkSchema.parse(JSON.parse(body))
    const outcome = await sendBillingMail(deps, work)
    log.info('BILLING_MAIL_SENT', { kind: work.mail.kind, is_sent: outcome === 'sent' })
  },
  logMailFailure(log, 'BILLING_MAIL_FAILED'),
)
