import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages, type SendMessages } from './send-messages.ts'

/** What the worker of notices is told. It reads the rest itself, so a repeated message does no harm. */
export const noticeWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** A tender was compared with this user's products. */
    z.object({ kind: z.literal('match'), user_id: userIdSchema, tender_id: tenderIdSchema }),
    /** A tender was published or changed, and the time for an undo is over: who looks for such ones? */
    z.object({ kind: z.literal('tender'), tender_id: tenderIdSchema }),
    /** It fits a saved search of this user, or did. `waited`: how often it was put off until its matches are known. */
    z.object({
      kind: z.literal('searches'),
      user_id: userIdSchema,
      tender_id: tenderIdSchema,
      waited: z.int().nonnegative(),
    }),
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
