import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { consultationIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { isTimeZone } from '../shared/time-zone.ts'
import { email, line, paragraphs } from '../shared/written-schema.ts'
import { fewestTimes, mostTimes, talkMinutes } from './consultation.ts'

/** A visitor asks for the free initial consultation. */
export const consultationRequestSchema = z.lazy(() =>
  z.object({
    enquiry_id: consultationIdSchema,
    name: line(),
    company: line().nullable(),
    email: email(),
    phone: line().nullable(),
    /** What it is to be about, in the visitor's words. */
    topic: paragraphs(),
    /** When they have time, the best first. */
    times: z
      .array(instantSchema)
      .min(fewestTimes)
      .max(mostTimes)
      .refine((times) => new Set(times.map((time) => Date.parse(time))).size === times.length),
    /** By whose clock they chose, by its IANA name. */
    time_zone: z.string().max(64).refine(isTimeZone, 'not_a_time_zone'),
    /** In which they want to talk; mails to them are in it too. */
    language: localeSchema,
  }),
)

/** What is agreed of a talk; where: a telephone number or a link, in the words of the desk. */
const agreed = () => ({
  starts_at: instantSchema,
  minutes: z.literal(talkMinutes),
  where: line(),
})
export const agreedTimeSchema = z.lazy(() => z.object(agreed()))

export const appointmentSchema = z.lazy(() =>
  z.object({
    ...agreed(),
    state: z.enum(['agreed', 'cancelled']),
    /** Counts from 0; +1 with each change, as calendars count them (RFC 5545 3.8.7.4). */
    sequence: z.int().nonnegative(),
    changed_at: instantSchema,
  }),
)
