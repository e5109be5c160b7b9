import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { type DueMail, dueMailSchema } from './due-mails.ts'
import type { SentMailStore } from './sent-mail-store.ts'

export const billingMailWorkSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, mail: dueMailSchema }),
)
export type BillingMailWork = z.infer<typeof billingMailWorkSchema>

/** The mails on payments and subscriptions: those that went out, and the worker that sends them. */
export interface BillingMails extends Pick<SentMailStore, 'areSent'> {
  /** Tells the mailing worker. Told twice, it mails once: it claims each mail first. */
  readonly send: (user_id: UserId, mail: DueMail) => Promise<void>
}

export const createBillingMails = (
  client: SQSClient,
  QueueUrl: string,
  { areSent }: Pick<SentMailStore, 'areSent'>,
): BillingMails => ({
  areSent,
  send: async (user_id, mail) => {
    const work: BillingMailWork = { user_id, mail }
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(work) }))
  },
})
