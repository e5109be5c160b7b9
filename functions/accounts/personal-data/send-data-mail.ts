import type { Clock } from '../../platform/clock.ts'
import type { MailMarks } from '../../platform/mail/mail-marks.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import { profileAddress } from '../links/link-addresses.ts'
import type { MailWork } from '../links/mail-work.ts'
import { composeMail } from '../mails/compose-mail.ts'

export interface DataMailSending {
  readonly sendMail: SendMail
  readonly markOf: MailMarks
  readonly siteOrigin: string
  readonly now: Clock
}
type DataMailWork = Extract<MailWork, { kind: 'export_ready' | 'account_deleted' }>

/** Tells a user once that an export is ready, or that the account is gone. */
export async function sendDataMail(deps: DataMailSending, work: DataMailWork): Promise<void> {
  const { kind, mail_of, address, locale } = work
  const link = profileAddress(deps.siteOrigin, locale)
  await sendOnce(deps.markOf(`${kind}#${mail_of}`), deps.now, () =>
    deps.sendMail(address, composeMail(locale, kind, { link })),
  )
}
