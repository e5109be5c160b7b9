import { randomUUID } from 'node:crypto'
import { ACCOUNT_ID, REGION } from '../aws-account.ts'
import type { InboxMessage } from './message.ts'

type Feedback = 'Bounce' | 'Complaint'
type EventType = 'Send' | 'Delivery' | Feedback

/** What the mailbox simulator of SES makes of a mail to one of its addresses; others take every mail. */
function feedbackOf(address: string): Feedback | null {
  const [, mailbox] =
    /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? []
  if (mailbox === undefined) return null
  return mailbox.toLowerCase() === 'bounce' ? 'Bounce' : 'Complaint'
}

const detailTypes = {
  Send: 'Email Sent',
  Delivery: 'Email Delivered',
  Bounce: 'Email Bounced',
  Complaint: 'Email Complaint Received',
} as const

/** What a configuration set tells EventBridge of a mail: that it was sent, and what became of it. */
export function mailEvents(
  message: Pick<InboxMessage, 'message_id' | 'sent_at' | 'subject' | 'tags' | 'to'>,
): object[] {
  return message.to.flatMap((address) => {
    const feedback = feedbackOf(address)
    // a complaint is of who got the mail
    const became: EventType[] =
      feedback === 'Bounce' ? ['Bounce'] : ['Delivery', ...(feedback === null ? [] : [feedback])]
    return (['Send', ...became] as const).map((type) => mailEvent(type, address, message))
  })
}

function mailEvent(
  eventType: EventType,
  address: string,
  {
    message_id,
    sent_at,
    subject,
    tags = {},
  }: Pick<InboxMessage, 'message_id' | 'sent_at' | 'subject' | 'tags'>,
) {
  const timestamp = new Date().toISOString()
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
      mail: {
        timestamp: sent_at,
        messageId: message_id,
        destination: [address],
        commonHeaders: { to: [address], subject },
        tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
      },
      ...aboutOf(eventType, address, timestamp),
    },
  }
}

function aboutOf(eventType: EventType, address: string, timestamp: string) {
  const about = { timestamp, feedbackId: randomUUID() }
  switch (eventType) {
    case 'Send':
      return { send: {} }
    case 'Delivery':
      return { delivery: { timestamp, recipients: [address], smtpResponse: '250 ok' } }
    case 'Bounce':
      return {
        bounce: {
          ...about,
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [
            {
              emailAddress: address,
              action: 'failed',
              status: '5.1.1',
              diagnosticCode: 'smtp; 550 5.1.1 user unknown',
            },
          ],
        },
      }
    case 'Complaint':
      return {
        complaint: {
          ...about,
          complaintFeedbackType: 'abuse',
          complainedRecipients: [{ emailAddress: address }],
        },
      }
  }
}
