import type { deskProducerRoutes } from '#contracts/desk-producers.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { NoteChange } from '../../platform/http/serve.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import type { AskForProducerWork, ProducerWork } from '../../platform/queue/producer-work.ts'
import type { AccountOf } from '../account-of.ts'
import { letterMail } from './letter-mail.ts'
import type { LetterStore } from './letter-store.ts'

type Route = (typeof deskProducerRoutes)['writeLetter']

/**
 * Keeps a letter of the desk to a producer and queues its mail. The same letter again, after an answer that was
 * lost, sends nothing; other words under its id are refused, or they would be lost. Its words are the producer's:
 * the log of the desk holds its id.
 */
export async function writeLetter(
  deps: {
    readonly accountOf: AccountOf
    readonly letters: Pick<LetterStore, 'add' | 'find'>
    readonly askForWork: AskForProducerWork
    readonly now: Clock
    readonly audit: NoteChange
  },
  { user_id, by }: { readonly user_id: UserId; readonly by: UserId },
  letter: RouteInput<Route>['body'],
): Promise<Result<RouteOutput<Route>, 'not_found' | 'letter_written'>> {
  if ((await deps.accountOf(user_id)) === null) return fail('not_found')
  const { letter_id } = letter
  const written_at = deps.now().toISOString()
  const added = await deps.letters.add({ ...letter, user_id, written_by: by, written_at })
  const kept = added === 'refused' ? await deps.letters.find(user_id, letter_id) : null
  const isOther = kept !== null && (kept.subject !== letter.subject || kept.text !== letter.text)
  if (isOther) return fail('letter_written')
  await deps.askForWork([{ kind: 'letter', user_id, letter_id }])
  deps.audit({ before: null, after: { letter_id } })
  return succeed({ queued_at: kept?.written_at ?? written_at })
}

/** Sends a letter, once. An answer goes to the operator's mailbox. */
export async function sendLetter(
  deps: {
    readonly accountOf: AccountOf
    readonly profiles: Pick<CompanyProfileStore, 'find'>
    readonly letters: Pick<LetterStore, 'find' | 'mark'>
    readonly sendMail: SendMail
    readonly contactMail: string
    readonly now: Clock
  },
  { user_id, letter_id }: Extract<ProducerWork, { kind: 'letter' }>,
): Promise<void> {
  const letter = await deps.letters.find(user_id, letter_id)
  const address = await deps.accountOf(user_id)
  // the account is gone, and its letters with it
  if (letter === null || address === null) return
  const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
  const mail = letterMail(locale, letter)
  const mark = deps.letters.mark(user_id, letter_id)
  await sendOnce(mark, deps.now, () => deps.sendMail(address, mail, { replyTo: deps.contactMail }))
}
