import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { milestones } from './key-date.ts'

export const milestoneSchema = z.enum(milestones)
/** A date of a tender as calendars follow it (RFC 5545: SEQUENCE, LAST-MODIFIED, STATUS). */
export const keyDateSchema = z.lazy(() =>
  z.object({
    milestone: milestoneSchema,
    date: calendarDateSchema,
    /** +1 whenever the date moves, is cancelled or comes back. */
    sequence: z.int().nonnegative(),
    changed_at: instantSchema,
    cancelled: z.boolean(),
  }),
)
