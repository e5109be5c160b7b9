import * as z from 'zod'

const messageAttributeSchema = z.object({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
})

/** A message as it lies on disk. Whether it is in flight is not kept: after a restart it is delivered again. */
export const messageSchema = z.object({
  queue: z.string(),
  message_id: z.string(),
  body: z.string(),
  message_attributes: z.record(z.string(), messageAttributeSchema),
  /** Whose message it is, for the fairness between tenants; null: a tenant of its own. */
  group: z.string().nullable().default(null),
  sent_at: z.number(),
  sender: z.string(),
  /** epoch milliseconds before which it is delayed */
  available_at: z.number(),
  receive_count: z.number(),
  first_received_at: z.number().nullable(),
  dead_letter_source: z.string().nullable(),
})

export type Message = z.infer<typeof messageSchema>
export type MessageAttributes = Message['message_attributes']
