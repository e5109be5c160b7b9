import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages } from '../../platform/queue/send-messages.ts'
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
  queueUrl: string,
  { areSent }: Pick<SentMailStore, 'areSent'>,
): BillingMails => ({
  areSent,
  send: async (user_id, mail) => {
    await createSendMessages<BillingMailWork>(client, queueUrl)([{ user_id, mail }])
  },
})
