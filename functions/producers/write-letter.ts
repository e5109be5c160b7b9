import type { deskProducerRoutes } from '#contracts/desk-producers.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import { layOutMail, writtenLines } from '../platform/mail/lay-out-mail.ts'
import type { MailMarks } from '../platform/mail/mail-marks.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import type { AskForProducerWork, ProducerWork } from '../platform/queue/producer-work.ts'
import type { AccountOf } from './account-of.ts'

type Route = (typeof deskProducerRoutes)['writeLetter']

/** Queues a letter of the desk to a producer; its words are in the log of the desk. */
export async function writeLetter(
  deps: {
    readonly accountOf: AccountOf
    readonly askForWork: AskForProducerWork
    readonly now: Clock
    readonly audit: NoteChange
  },
  user_id: UserId,
  letter: RouteInput<Route>['body'],
): Promise<Result<RouteOutput<Route>, 'not_found'>> {
  if ((await deps.accountOf(user_id)) === null) return fail('not_found')
  await deps.askForWork([{ kind: 'letter', user_id, ...letter }])
  deps.audit({ before: null, after: { subject: letter.subject, text: letter.text } })
  return succeed({ queued_at: deps.now().toISOString() })
}

/** Sends a letter, once. An answer goes to the operator's mailbox. */
export async function sendLetter(
  deps: {
    readonly accountOf: AccountOf
    readonly profiles: Pick<CompanyProfileStore, 'find'>
    readonly mailMarks: MailMarks
    readonly sendMail: SendMail
    readonly contactMail: string
    readonly now: Clock
  },
  letter: Extract<ProducerWork, { kind: 'letter' }>,
): Promise<void> {
  const { user_id, letter_id, subject, text } = letter
  const address = await deps.accountOf(user_id)
  if (address === null) return
  const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
  const [title = subject] = writtenLines(subject)
  const mail = layOutMail(locale, { subject: title, lines: writtenLines(text) })
  const mark = deps.mailMarks(`letter#${user_id}#${letter_id}`)
  await sendOnce(mark, deps.now, () => deps.sendMail(address, mail, { replyTo: deps.contactMail }))
}
