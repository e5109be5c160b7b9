import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages, type SendMessages } from './send-messages.ts'

/** What the worker of notices is told. It reads the rest itself, so a repeated message does no harm. */
export const noticeWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** A tender was compared with this user's products. */
    z.object({ kind: z.literal('match'), user_id: userIdSchema, tender_id: tenderIdSchema }),
    /** A user's changed products were compared with all tenders. */
    z.object({ kind: z.literal('portfolio'), user_id: userIdSchema }),
    /** Mail this user what is due. */
    z.object({ kind: z.literal('mail'), user_id: userIdSchema }),
    /** Every quarter of an hour: look for whom a mail is due. */
    z.object({ kind: z.literal('due_mails') }),
  ]),
)
export type NoticeWork = z.infer<typeof noticeWorkSchema>
export type AskForNoticeWork = SendMessages<NoticeWork>

export const createAskForNoticeWork = (client: SQSClient, queueUrl: string): AskForNoticeWork =>
  createSendMessages<NoticeWork>(client, queueUrl)
