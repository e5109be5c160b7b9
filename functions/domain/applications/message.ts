import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { threadMessageIdSchema } from '../shared/ids.ts'

/** So many messages fit into a thread. */
export const longestThread = 200

/** One message of the thread between a producer and the desk. */
export const threadMessageSchema = z.lazy(() =>
  z.object({
    message_id: threadMessageIdSchema,
    from: z.enum(['producer', 'desk']),
    text: z.string().trim().min(1).max(4000),
    sent_at: instantSchema,
  }),
)
export type ThreadMessage = z.infer<typeof threadMessageSchema>
