import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { userIdSchema } from '#domain/shared/ids.ts'

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

export const createAskForBillingWork =
  (client: SQSClient, QueueUrl: string): AskForBillingWork =>
  async (work) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(work) }))
  }
