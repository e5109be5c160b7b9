import { defaultLocale } from '#domain/shared/locale.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { MatchStore } from '../../matching/match-store.ts'
import type { Clock } from '../../platform/clock.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import type { MailChoiceStore } from '../../platform/mail/mail-choice-store.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import { unsubscribeAddress, unsubscribePage } from '../../platform/mail/unsubscribe-addresses.ts'
import type { ProductStore } from '../../portfolio/product-store.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'
import type { AccountOf } from '../account-of.ts'
import type { InvitationKey, InvitationStore } from './invitation-store.ts'
import { invitationMail, namedProducts } from './mails/invitation-mail.ts'

export interface InvitationSending {
  readonly accountOf: AccountOf
  readonly tenders: Pick<TenderStore, 'find'>
  readonly matches: Pick<MatchStore, 'find'>
  readonly products: Pick<ProductStore, 'findMany'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly mailChoices: Pick<MailChoiceStore, 'wants' | 'keyOf'>
  readonly invitations: InvitationStore
  readonly sendMail: SendMail
  readonly contactMail: string
  readonly siteOrigin: string
  readonly now: Clock
}

/** Mails an invitation once, unless its tender changed or closed meanwhile or the producer ended such mails. */
export async function sendInvitation(deps: InvitationSending, key: InvitationKey): Promise<void> {
  const { user_id, tender_id, version } = key
  const [invitation, tender, match] = await Promise.all([
    deps.invitations.find(key),
    deps.tenders.find(tender_id),
    deps.matches.find(user_id, tender_id),
  ])
  if (invitation === null || tender === null || tender.version !== version) return
  if (!isOpen(tender.summary, deps.now())) return
  if (!(await deps.mailChoices.wants(user_id, 'invitation'))) return
  const address = await deps.accountOf(user_id)
  if (address === null) return
  const ids = (match?.best ?? []).slice(0, namedProducts).map(({ product_id }) => product_id)
  const found = await deps.products.findMany(user_id, ids)
  const present = found.filter(({ deleted_at }) => deleted_at === null)
  const nameOf = new Map(present.map(({ product_id, facts }) => [product_id, facts.name]))
  await sendOnce(deps.invitations.mark(key), deps.now, async () => {
    const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
    const choice = await deps.mailChoices.keyOf(user_id)
    const mail = invitationMail(locale, {
      tender: tender.summary,
      products: ids.flatMap((id) => nameOf.get(id) ?? []),
      text: invitation.text,
      link: pageOf(deps.siteOrigin, locale, `/tenders/${tender_id}`),
      end: unsubscribePage(deps.siteOrigin, locale, choice, 'invitation'),
    })
    await deps.sendMail(address, mail, {
      replyTo: deps.contactMail,
      unsubscribe: unsubscribeAddress(deps.siteOrigin, locale, choice, 'invitation'),
    })
  })
}
