import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import {
  mostPercentOff,
  mostUsesOfCode,
  referralCodePattern,
  referralCodeStates,
} from './referral-code.ts'

/** A code that takes something off the first invoice, as the payment provider keeps it. */
export const referralCodeSchema = z.lazy(() =>
  z.object({
    /** The provider's own id. */
    promotion_id: z.string().max(255),
    code: z.string(),
    /** One of both is given; an amount only where somebody made the code at the provider. */
    percent_off: z.number().nullable(),
    amount_off: z.object({ amount_minor: z.int(), currency: z.string() }).nullable(),
    state: z.enum(referralCodeStates),
    uses: z.int().nonnegative(),
    /** Null: as often as anybody likes. */
    most_uses: z.int().positive().nullable(),
    /** The moment from which it no longer counts; null: none. */
    ends_at: instantSchema.nullable(),
    created_at: instantSchema,
  }),
)
export type ReferralCode = z.infer<typeof referralCodeSchema>

/** What an administrator says of a new code. */
export const newReferralCodeSchema = z.lazy(() =>
  z.object({
    code: z
      .string()
      .trim()
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(referralCodePattern)),
    percent_off: z.int().min(1).max(mostPercentOff),
    most_uses: z.int().min(1).max(mostUsesOfCode).nullable(),
    /** The last day on which it counts, in UTC. */
    last_day: calendarDateSchema.nullable(),
  }),
)
