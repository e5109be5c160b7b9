import { SendMessageBatchCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'

/** What the matching worker is told. It reads the rest itself, so a repeated message does no harm. */
export const changeMessageSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('portfolio'), user_id: userIdSchema }),
    z.object({ kind: z.literal('tender'), tender_id: tenderIdSchema }),
    /** One user's share of a changed tender. */
    z.object({
      kind: z.literal('tender_for_user'),
      tender_id: tenderIdSchema,
      user_id: userIdSchema,
    }),
  ]),
)
export type ChangeMessage = z.infer<typeof changeMessageSchema>

/** Announces changes to the matching worker. */
export interface Changes {
  readonly send: (message: ChangeMessage) => Promise<void>
  readonly sendAll: (messages: readonly ChangeMessage[]) => Promise<void>
}

/** SQS takes at most ten messages in one call. */
const batchSize = 10

export function createChanges(client: SQSClient, QueueUrl: string): Changes {
  return {
    send: async (message) => {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }))
    },
    sendAll: async (messages) => {
      for (let start = 0; start < messages.length; start += batchSize) {
        const Entries = messages.slice(start, start + batchSize).map((message, index) => ({
          Id: String(index),
          MessageBody: JSON.stringify(message),
        }))
        const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
        if (Failed && Failed.length > 0) throw new Error('Some changes could not be announced')
      }
    },
  }
}
