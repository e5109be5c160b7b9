import * as z from 'zod'
import { outcomeKinds } from '../outcomes/outcome-rules.ts'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'

/** The last thing that happened to an offer. */
export const latestOutcomeSchema = z.lazy(() =>
  z.object({
    kind: z.enum(outcomeKinds),
    day: calendarDateSchema,
    /** Nothing follows it. */
    is_over: z.boolean(),
  }),
)
