import type { MailStop } from '#domain/accounts/mail-kind.ts'
import type { FindUser } from '../accounts/links/find-user.ts'
import type { Clock } from '../platform/clock.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { MailEvent } from '../platform/mail/mail-event.ts'

interface Stopping {
  readonly findUser: FindUser
  readonly mailChoices: Pick<MailChoiceStore, 'stop'>
  readonly now: Clock
}

/**
 * A mail came back for good, or was called spam: nothing that nobody has to get goes to this user any more, until
 * they ask for it again. What belongs to the service SES itself keeps from the address.
 */
export async function stopMails(deps: Stopping, event: MailEvent): Promise<void> {
  for (const address of stoppedAddresses(event)) {
    const user_id = await deps.findUser(address)
    const reason: MailStop = event.eventType === 'Bounce' ? 'bounce' : 'complaint'
    // the operator's own mailbox, and who changed the address since
    if (user_id !== null) await deps.mailChoices.stop(user_id, reason, deps.now())
  }
}

function stoppedAddresses(event: MailEvent): string[] {
  if (event.eventType === 'Complaint')
    return event.complaint.complainedRecipients.map(({ emailAddress }) => emailAddress)
  if (event.eventType !== 'Bounce' || event.bounce.bounceType !== 'Permanent') return []
  return event.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress)
}
