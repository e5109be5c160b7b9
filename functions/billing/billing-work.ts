import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'

/** What the billing worker is asked. */
export const billingWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reconcile') }),
    /** The account is being deleted. */
    z.object({ kind: z.literal('end_subscription'), user_id: userIdSchema }),
  ]),
)
type BillingWork = z.infer<typeof billingWorkSchema>

export type AskForBillingWork = (work: BillingWork) => Promise<void>

export function createAskForBillingWork(client: SQSClient, queueUrl: string): AskForBillingWork {
  const send = createSendMessages<BillingWork>(client, queueUrl)
  return (work) => send([work])
}
