import type { TenderId, ThreadMessageId, UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import { pageOf } from '../platform/http/page-of.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailMarks } from '../platform/mail/mail-marks.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { ApplicationStore } from './application-store.ts'
import { messageMail } from './mails/desk-words.ts'
import type { MessageStore } from './message-store.ts'

export interface MessageTelling {
  readonly applications: Pick<ApplicationStore, 'find'>
  readonly messages: Pick<MessageStore, 'find' | 'endMailDue'>
  readonly tenders: Pick<TenderStore, 'find'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly notices: Pick<NoticeStore, 'add'>
  readonly addressOf: AddressOf
  readonly mailMarks: MailMarks
  readonly sendMail: SendMail
  /** The operator's mailbox. */
  readonly contactMail: string
  readonly siteOrigin: string
  readonly now: Clock
}

interface OfMessage {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly message_id: ThreadMessageId
}

/** Tells the other side of a message, once: the producer, or who is responsible at the desk, else its mailbox. */
export async function tellOfMessage(deps: MessageTelling, of: OfMessage): Promise<void> {
  const { user_id, tender_id, message_id } = of
  const [message, application, tender] = await Promise.all([
    deps.messages.find({ user_id, tender_id, message_id }),
    deps.applications.find(user_id, tender_id),
    deps.tenders.find(tender_id),
  ])
  if (message?.mail_due === undefined || tender === null) return
  const isToProducer = message.from === 'desk'
  const profile = await deps.profiles.find(user_id)
  const locale = isToProducer ? (profile?.language ?? defaultLocale) : defaultLocale
  const address = isToProducer
    ? await deps.addressOf(user_id)
    : (application?.desk?.responsible?.email ?? deps.contactMail)
  const page = isToProducer
    ? pageOf(deps.siteOrigin, locale, `/tender-application/${tender_id}`)
    : `${deps.siteOrigin}/admin/applications/${encodeURIComponent(user_id)}/${tender_id}`
  if (isToProducer && address !== null) {
    const notice = {
      kind: 'message',
      notice_id: noticeIds.message(message_id),
      made_at: deps.now().toISOString(),
      read_at: null,
      tender: namedTenderOf(tender.summary),
    } as const
    await deps.notices.add(user_id, notice, null)
  }
  if (address !== null) {
    const mail = messageMail(locale, tender.summary, message, page)
    const mark = deps.mailMarks(`message#${user_id}#${message_id}`)
    await sendOnce(mark, deps.now, () => deps.sendMail(address, mail))
  }
  await deps.messages.endMailDue(of)
}
