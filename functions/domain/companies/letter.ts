import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'

/** Words of the desk to a producer, as they were mailed. */
export const letterSchema = z.lazy(() =>
  z.object({
    /** Made by the page of who writes: the same letter goes out once. */
    letter_id: z.uuid(),
    subject: z.string(),
    text: z.string(),
    written_at: instantSchema,
    /** When the mail went out; null: it is on its way. */
    mailed_at: instantSchema.nullable(),
  }),
)
export type Letter = z.infer<typeof letterSchema>
