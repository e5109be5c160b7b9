import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { scanResults } from '#domain/documents/scan-results.ts'
import {
  fileIdSchema,
  tenderIdSchema,
  threadMessageIdSchema,
  userIdSchema,
} from '#domain/shared/ids.ts'
import { createSendMessages, type SendMessages } from './send-messages.ts'

/** What the worker of applications is told. It reads the rest itself, so a repeated message does no harm. */
export const applicationWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** Tell who has to be told of this application. */
    z.object({ kind: z.literal('mail_due'), user_id: userIdSchema, tender_id: tenderIdSchema }),
    /** Tell the other side of this message. */
    z.object({
      kind: z.literal('message_due'),
      user_id: userIdSchema,
      tender_id: tenderIdSchema,
      message_id: threadMessageIdSchema,
    }),
    /** Decide over the confirmation of this offer, which was scanned. */
    z.object({
      kind: z.literal('confirmation_scanned'),
      user_id: userIdSchema,
      tender_id: tenderIdSchema,
      file_id: fileIdSchema,
      result: z.enum(scanResults),
    }),
    /** Find mails that are due and were not asked for, or in vain. */
    z.object({ kind: z.literal('lost_mails') }),
    /** Look what of this user's applications is due today. */
    z.object({ kind: z.literal('remind'), user_id: userIdSchema }),
    /** Tell everybody who applies for this tender that it has this version. */
    z.object({
      kind: z.literal('tender_changed'),
      tender_id: tenderIdSchema,
      version: z.int().positive(),
    }),
    /** Tell one of them. */
    z.object({
      kind: z.literal('tender_changed_for'),
      user_id: userIdSchema,
      tender_id: tenderIdSchema,
      version: z.int().positive(),
    }),
  ]),
)
export type ApplicationWork = z.infer<typeof applicationWorkSchema>

export type AskForApplicationWork = SendMessages<ApplicationWork>

export const createAskForApplicationWork = (
  client: SQSClient,
  queueUrl: string,
): AskForApplicationWork => createSendMessages<ApplicationWork>(client, queueUrl)
