import type { Clock } from '../platform/clock.ts'
import type { AskForApplicationWork } from '../platform/queue/application-work.ts'
import type { ApplicationStore } from './application-store.ts'
import type { MessageStore } from './message-store.ts'

/** After this long a mail still due has lost its message; before, the message is on its way. */
const messageLostMs = 10 * 60_000
/** After this long whoever reads the alarm of the dead letters decides. */
const givenUpMs = 3 * 86_400_000

export interface KeepingUp {
  readonly applications: Pick<ApplicationStore, 'listMailDue'>
  readonly messages: Pick<MessageStore, 'listMailDue'>
  readonly askForWork: AskForApplicationWork
  readonly now: Clock
}

/**
 * Asks for mails that are still due: of a submission whose message was lost between the table and the
 * queue, and of a payment, for which nobody sends one.
 */
export async function askForLostMails({
  applications,
  messages,
  askForWork,
  now,
}: KeepingUp): Promise<void> {
  const time = now().getTime()
  for await (const { user_id, tender_id, message_id, sent_at } of messages.listMailDue()) {
    const age = time - Date.parse(sent_at)
    if (age > messageLostMs && age < givenUpMs)
      await askForWork([{ kind: 'message_due', user_id, tender_id, message_id }])
  }
  for await (const { user_id, tender_id, mail_due, updated_at } of applications.listMailDue()) {
    const age = time - Date.parse(updated_at)
    const isWaiting = mail_due === 'paid' || age > messageLostMs
    if (isWaiting && age < givenUpMs) await askForWork([{ kind: 'mail_due', user_id, tender_id }])
  }
}
