import { randomUUID } from 'node:crypto'
import { ACCOUNT_ID, REGION } from '../aws-account.ts'
import type { InboxMessage } from './message.ts'

type Feedback = 'Bounce' | 'Complaint'

/** What the mailbox simulator of SES makes of a mail to one of its addresses; others take every mail. */
export function feedbackOf(address: string): Feedback | null {
  const [, mailbox] =
    /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? []
  if (mailbox === undefined) return null
  return mailbox.toLowerCase() === 'bounce' ? 'Bounce' : 'Complaint'
}

const detailTypes = { Bounce: 'Email Bounced', Complaint: 'Email Complaint Received' } as const

/** The event of a bounce or a complaint, as EventBridge receives it from a configuration set. */
export function feedbackEvent(
  eventType: Feedback,
  address: string,
  { message_id, sent_at }: Pick<InboxMessage, 'message_id' | 'sent_at'>,
) {
  const timestamp = new Date().toISOString()
  const about = { timestamp, feedbackId: randomUUID() }
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailTypes[eventType],
    source: 'aws.ses',
    account: ACCOUNT_ID,
    time: timestamp,
    region: REGION,
    resources: [],
    detail: {
      eventType,
      mail: { timestamp: sent_at, messageId: message_id, destination: [address] },
      ...(eventType === 'Bounce'
        ? {
            bounce: {
              ...about,
              bounceType: 'Permanent',
              bounceSubType: 'General',
              bouncedRecipients: [{ emailAddress: address, action: 'failed', status: '5.1.1' }],
            },
          }
        : {
            complaint: {
              ...about,
              complaintFeedbackType: 'abuse',
              complainedRecipients: [{ emailAddress: address }],
            },
          }),
    },
  }
}
