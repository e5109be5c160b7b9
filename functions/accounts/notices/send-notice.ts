import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import { writeInstant } from '#domain/shared/written-date.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AddressOf } from '../../platform/mail/address-of.ts'
import type { MailMarks } from '../../platform/mail/mail-marks.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import { profileAddress } from '../links/link-addresses.ts'
import type { MailWork } from '../links/mail-work.ts'
import { composeMail } from '../mails/compose-mail.ts'

export interface NoticeSending {
  readonly addressOf: AddressOf
  readonly sendMail: SendMail
  readonly markOf: MailMarks
  readonly siteOrigin: string
  readonly now: Clock
}
type NoticeWork = Extract<MailWork, { kind: 'notice' }>

/** Tells a user once of what changed the security of the account. */
export async function sendNotice(deps: NoticeSending, work: NoticeWork): Promise<void> {
  const address = work.address ?? (await deps.addressOf(work.user_id))
  // gone meanwhile, and told so
  if (address === null) return
  const locale = work.locale ?? defaultLocale
  const link = `${profileAddress(deps.siteOrigin, locale)}?section=${sectionOf(work)}`
  const mail = composeMail(locale, work.notice, { link, time: timeIn(locale, work.at) })
  await sendOnce(deps.markOf(`notice#${work.event_id}`), deps.now, () =>
    deps.sendMail(address, mail),
  )
}

const sectionOf = ({ notice }: NoticeWork) =>
  notice === 'deletion_requested' || notice === 'deletion_cancelled' ? 'data' : 'security'

/** Where the user is is not known: the time says its zone. */
const timeIn = (locale: Locale, at: string): string =>
  writeInstant(locale, at, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
