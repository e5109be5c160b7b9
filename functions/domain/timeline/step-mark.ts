import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'

/** What a producer says of a step of the timeline. */
export const stepMarkSchema = z.lazy(() =>
  z.object({
    /** On the calendar of the market. */
    done_on: calendarDateSchema.nullable(),
    /** The producer's own day in place of the planned one. */
    moved_to: calendarDateSchema.nullable(),
    note: z.string().trim().min(1).max(500).nullable(),
  }),
)
export type StepMark = z.infer<typeof stepMarkSchema>
