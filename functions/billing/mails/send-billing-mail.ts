import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { nameIn } from '#domain/tenders/title-in.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { Clock } from '../../platform/clock.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'
import type { BillingMailWork } from './billing-mails.ts'
import { composeBillingMail } from './compose-billing-mail.ts'
import type { SentMailStore } from './sent-mail-store.ts'

export interface BillingMailDeps {
  readonly sent: SentMailStore
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly tenders: Pick<TenderStore, 'findSummaries'>
  /** The address that the user signs in with; null once the account is gone. */
  readonly addressOf: (user_id: UserId) => Promise<string | null>
  readonly sendMail: SendMail
  readonly siteOrigin: string
  /** The operator's mailbox. */
  readonly contactMail: string
  readonly now: Clock
}

/** `no_address`: the account is gone. */
type MailOutcome = 'sent' | 'sent_before' | 'no_address'

/** Sends a mail unless it was sent before. */
export async function sendBillingMail(
  deps: BillingMailDeps,
  { user_id, mail }: BillingMailWork,
): Promise<MailOutcome> {
  // before anything is written down: of an erased account nothing is
  const address = await deps.addressOf(user_id)
  if (address === null) return 'no_address'
  return sendOnce(deps.sent.mark(user_id, mail.mail_key), deps.now, async () => {
    if (mail.kind === 'access_requested') {
      const link = `${deps.siteOrigin}/admin`
      const composed = composeBillingMail(defaultLocale, mail, [], link)
      return deps.sendMail(deps.contactMail, composed, { replyTo: address })
    }
    const profile = await deps.profiles.find(user_id)
    const locale = profile?.language ?? defaultLocale
    const tenders = await deps.tenders.findSummaries(mail.tender_ids)
    const lines = tenders.map((tender) => nameIn(tender, locale))
    const link = pageOf(deps.siteOrigin, locale, '/profile')
    const composed = composeBillingMail(locale, mail, lines, link)
    await deps.sendMail(address, composed, { replyTo: deps.contactMail })
  })
}
