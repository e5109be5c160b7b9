import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import {
  consultationIdSchema,
  enquiryIdSchema,
  privateSaleIdSchema,
  userIdSchema,
} from '#domain/shared/ids.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'

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
    /** Tell the asker when the talk is, as of this change. */
    z.object({
      kind: z.literal('appointment'),
      enquiry_id: consultationIdSchema,
      sequence: z.int().nonnegative(),
    }),
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

export const createAskForWork = (client: SQSClient, queueUrl: string): AskForWork =>
  createSendMessages<EnquiryWork>(client, queueUrl)
