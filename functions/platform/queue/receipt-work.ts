import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages } from './send-messages.ts'

/** What seals submissions is told. It reads the rest itself, so a repeated message does no harm. */
export const receiptWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('seal'), user_id: userIdSchema, tender_id: tenderIdSchema }),
    /** Find submissions that are still to be sealed and were not asked for, or in vain. */
    z.object({ kind: z.literal('lost_seals') }),
  ]),
)
export type ReceiptWork = z.infer<typeof receiptWorkSchema>

export type AskForReceiptWork = (work: ReceiptWork) => Promise<void>

export function createAskForReceiptWork(client: SQSClient, queueUrl: string): AskForReceiptWork {
  const send = createSendMessages<ReceiptWork>(client, queueUrl)
  return (work) => send([work])
}
