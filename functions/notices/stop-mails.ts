import type { MailStop } from '#domain/accounts/mail-kind.ts'
import type { FindUser } from '../accounts/links/find-user.ts'
import type { Clock } from '../platform/clock.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { MailFeedback } from './notice-queue-body.ts'

interface Stopping {
  readonly findUser: FindUser
  readonly mailChoices: Pick<MailChoiceStore, 'stop'>
  readonly now: Clock
}

/**
 * A mail came back for good, or was called spam: nothing that nobody has to get goes to this user any more, until
 * they ask for it again. What belongs to the service SES itself keeps from the address.
 */
export async function stopMails(deps: Stopping, feedback: MailFeedback): Promise<void> {
  for (const address of stoppedAddresses(feedback)) {
    const user_id = await deps.findUser(address)
    const reason: MailStop = feedback.eventType === 'Bounce' ? 'bounce' : 'complaint'
    // the operator's own mailbox, and who changed the address since
    if (user_id !== null) await deps.mailChoices.stop(user_id, reason, deps.now())
  }
}

function stoppedAddresses(feedback: MailFeedback): string[] {
  if (feedback.eventType === 'Complaint')
    return feedback.complaint.complainedRecipients.map(({ emailAddress }) => emailAddress)
  const { bounceType, bouncedRecipients } = feedback.bounce
  return bounceType === 'Permanent' ? bouncedRecipients.map(({ emailAddress }) => emailAddress) : []
}
