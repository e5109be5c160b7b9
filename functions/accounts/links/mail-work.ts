import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { createSendMessages } from '../../platform/queue/send-messages.ts'
import { noticeKinds } from '../notices/notice-kind.ts'

/** What the mail worker is told. Whether the address has an account is found out there, not in the answer. */
const linkWorkSchema = () =>
  z.object({
    kind: z.enum(['magic_link', 'password_reset']),
    email: z.string(),
    locale: localeSchema,
    ip: z.string().nullable(),
    request_id: z.string(),
  })
const noticeWorkSchema = () =>
  z.object({
    kind: z.literal('notice'),
    notice: z.enum(noticeKinds),
    user_id: userIdSchema,
    /** The event of the audit log that it tells of. */
    event_id: z.string(),
    at: instantSchema,
    /** Null: the address of the account. */
    address: z.string().nullable(),
    locale: localeSchema.nullable(),
    request_id: z.string().nullable(),
  })
const dataMailWorkSchema = () =>
  z.object({
    kind: z.enum(['export_ready', 'account_deleted']),
    /** The export, or the user: told of once. */
    mail_of: z.string(),
    address: z.string(),
    locale: localeSchema,
  })
export const mailWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [linkWorkSchema(), noticeWorkSchema(), dataMailWorkSchema()]),
)
export type LinkWork = z.infer<ReturnType<typeof linkWorkSchema>>
export type MailWork = z.infer<typeof mailWorkSchema>
export type AskForMail = (work: MailWork) => Promise<void>

export function createAskForMail(client: SQSClient, queueUrl: string): AskForMail {
  const send = createSendMessages<MailWork>(client, queueUrl)
  return (work) => send([work])
}
