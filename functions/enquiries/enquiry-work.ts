import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { enquiryIdSchema, privateSaleIdSchema, userIdSchema } from '#domain/shared/ids.ts'

/** What the enquiries' worker is told. It reads the rest itself, so a repeated message does no harm. */
export const enquiryWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** Tell the operator, and the producers of a private-sales request. */
    z.object({ kind: z.literal('received'), enquiry_id: enquiryIdSchema }),
    /** Tell this producer, if something of the portfolio fits. */
    z.object({
      kind: z.literal('for_producer'),
      enquiry_id: privateSaleIdSchema,
      user_id: userIdSchema,
    }),
    /** A portfolio changed: tell its producer of requests that it fits now. */
    z.object({ kind: z.literal('portfolio'), user_id: userIdSchema }),
    /** Tell the operator of the producer's offer. */
    z.object({
      kind: z.literal('offered'),
      enquiry_id: privateSaleIdSchema,
      user_id: userIdSchema,
    }),
  ]),
)
export type EnquiryWork = z.infer<typeof enquiryWorkSchema>

export type AskForWork = (work: readonly EnquiryWork[]) => Promise<void>

/** SQS takes at most ten messages in one call. */
const batchSize = 10

export const createAskForWork =
  (client: SQSClient, QueueUrl: string): AskForWork =>
  async (work) => {
    for (let start = 0; start < work.length; start += batchSize) {
      const Entries = work.slice(start, start + batchSize).map((one, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(one),
      }))
      const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
      if (Failed && Failed.length > 0) throw new Error('Some work could not be queued')
    }
  }
