import { createHash } from 'node:crypto'
import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs'

/** Queues messages, all or an error. They may be delivered more than once and in any order, and not before the delay is over. */
export type SendMessages<Message> = (
  messages: readonly Message[],
  delaySeconds?: number,
) => Promise<void>

/** SQS takes at most ten messages in one call. */
const batchSize = 10

/**
 * Whose message it is. Queues deliver what belongs to users who use little of a consumer before what
 * belongs to those who use much (SQS fair queues): a large portfolio delays nobody else's. An address is a
 * group as a hash only; a message of nobody is a group of its own.
 */
function groupOf(message: object): string | undefined {
  if ('user_id' in message) return String(message.user_id)
  const address = 'email' in message ? message.email : 'address' in message ? message.address : null
  if (typeof address !== 'string') return undefined
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}

export function createSendMessages<Message extends object>(
  client: SQSClient,
  QueueUrl: string,
): SendMessages<Message> {
  return async (messages, delaySeconds) => {
    for (let start = 0; start < messages.length; start += batchSize) {
      const Entries = messages.slice(start, start + batchSize).map((message, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(message),
        MessageGroupId: groupOf(message),
        DelaySeconds: delaySeconds,
      }))
      const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
      if (Failed && Failed.length > 0) throw new Error('Some messages could not be queued')
    }
  }
}
