import * as z from 'zod'

export const inboxMessageSchema = z.object({
  message_id: z.string(),
  sent_at: z.iso.datetime(),
  channel: z.enum(['email', 'sms']),
  /** e-mail addresses, or phone numbers in E.164 */
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** null: text only */
  html: z.string().nullable(),
})

export type InboxMessage = z.infer<typeof inboxMessageSchema>
export type OutgoingMessage = Omit<InboxMessage, 'message_id' | 'sent_at'>

/** Puts a message into the inbox: durable when the promise resolves. */
export type Deliver = (message: OutgoingMessage) => Promise<{ message_id: string }>
