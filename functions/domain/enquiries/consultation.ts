import type * as z from 'zod'
import type { Instant } from '../shared/calendar-date.ts'
import type { appointmentSchema } from './consultation-schema.ts'

/** When the talk is, as the desk agreed it. */
export type Appointment = z.infer<typeof appointmentSchema>

/** How many times somebody offers for a talk. */
export const fewestTimes = 2
export const mostTimes = 3
/** How long a talk may be planned, in minutes. */
export const talkMinutes = [15, 30, 45, 60] as const

const dayMs = 86_400_000
/** Somebody has to see the request first; nobody plans further ahead. */
const noticeDays = 1
const horizonDays = 90

/** Whether a talk can be asked for at that time: from a day after now on, for ninety days. */
export const canBeAskedFor = (time: Instant, now: Date): boolean => {
  const ahead = Date.parse(time) - now.getTime()
  return ahead >= noticeDays * dayMs && ahead <= horizonDays * dayMs
}
