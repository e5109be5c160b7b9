import * as z from 'zod'

export const inboxMessageSchema = z.object({
  message_id: z.string(),
  sent_at: z.iso.datetime(),
  channel: z.enum(['email', 'sms']),
  /** e-mail addresses, or phone numbers in E.164 */
  to: z.array(z.string()),
  from: z.string(),
  /** Where answers go, when not to the sender. */
  reply_to: z.array(z.string()).optional(),
  /** Further headers that the sender gave, names in lower case. */
  headers: z.record(z.string(), z.string()).optional(),
  /** What the sender called it by, for the events of SES. */
  tags: z.record(z.string(), z.string()).optional(),
  subject: z.string(),
  text: z.string(),
  /** What came with it: of a file its name, and its bytes as base64. */
  attachments: z.array(z.object({ name: z.string(), content: z.base64() })).optional(),
  /** null: text only */
  html: z.string().nullable(),
})

export type InboxMessage = z.infer<typeof inboxMessageSchema>
export type OutgoingMessage = Omit<InboxMessage, 'message_id' | 'sent_at'>

/** Puts a message into the inbox: durable when the promise resolves. */
export type Deliver = (message: OutgoingMessage) => Promise<{ message_id: string }>
