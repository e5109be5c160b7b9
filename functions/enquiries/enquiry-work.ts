import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
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
    /** Tell the enquirer when the talk is, as of this change. */
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
      /** Above 1: on other terms. */
      version: z.int().positive().default(1),
    }),
    /** Mail the buyer what is before them, with a link; once for each instant. */
    z.object({
      kind: z.literal('offers_shown'),
      enquiry_id: privateSaleIdSchema,
      at: instantSchema,
    }),
    /** Tell the other side of the step that led to this version of an offer. */
    z.object({
      kind: z.literal('offer_step'),
      enquiry_id: privateSaleIdSchema,
      user_id: userIdSchema,
      version: z.int().positive(),
    }),
  ]),
)
export type EnquiryWork = z.infer<typeof enquiryWorkSchema>

export type AskForWork = (work: readonly z.input<typeof enquiryWorkSchema>[]) => Promise<void>

export const createAskForWork = (client: SQSClient, queueUrl: string): AskForWork =>
  createSendMessages<z.input<typeof enquiryWorkSchema>>(client, queueUrl)
