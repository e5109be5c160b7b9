import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { mailSenders, mailStates } from './mail-record.ts'

/** One mail that left, and what became of it. */
export const mailRecordSchema = z.lazy(() =>
  z.object({
    /** The instant, and the id that the mail service gave: in the order of time. */
    mail_key: z.string(),
    address: z.string(),
    sent_at: instantSchema,
    sender: z.enum(mailSenders),
    /** Null: it may hold a code, or was not ours. */
    subject: z.string().nullable(),
    state: z.enum(mailStates),
    /** When it came into that state. */
    state_at: instantSchema,
    /** What the other side said of trouble. */
    detail: z.string().nullable(),
  }),
)
export type MailRecord = z.infer<typeof mailRecordSchema>
