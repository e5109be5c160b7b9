import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages } from './send-messages.ts'

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

export function createChanges(client: SQSClient, queueUrl: string): Changes {
  const sendAll = createSendMessages<ChangeMessage>(client, queueUrl)
  return { send: (message) => sendAll([message]), sendAll }
}
