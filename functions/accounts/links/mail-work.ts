import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { localeSchema } from '#domain/shared/locale.ts'

/** What the mail worker is told. Whether the address has an account is found out there, not in the answer. */
export const mailWorkSchema = z.object({
  kind: z.enum(['magic_link', 'password_reset']),
  email: z.string(),
  locale: localeSchema,
  ip: z.string().nullable(),
  request_id: z.string(),
})
export type MailWork = z.infer<typeof mailWorkSchema>
export type AskForMail = (work: MailWork) => Promise<void>

export const createAskForMail =
  (client: SQSClient, QueueUrl: string): AskForMail =>
  async (work) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(work) }))
  }
