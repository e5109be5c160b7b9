import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { userIdSchema } from '../shared/ids.ts'
import { moneySchema } from '../shared/money-schema.ts'

const words = (longest: number) => z.string().trim().min(1).max(longest)

/** What a monopoly said of who won; all but the winner and where it says so may be unknown. */
export const announcedResultSchema = z.lazy(() =>
  z.object({
    winner: words(200),
    product: words(200).nullable(),
    /** Scales differ: as published. */
    score: words(40).nullable(),
    /** On the shelf. */
    price: moneySchema
      .unwrap()
      .extend({ amount_minor: z.int().positive().max(1_000_000_000) })
      .nullable(),
    /** How many offers there were. */
    offers: z.int().positive().max(10_000).nullable(),
    decided_on: calendarDateSchema.nullable(),
    /** Where it can be looked up: an address, or words. */
    evidence: words(500),
  }),
)

/** The result as it is kept: with who recorded it. */
export const tenderResultSchema = z.lazy(() =>
  announcedResultSchema.unwrap().extend({ by: userIdSchema, at: instantSchema }),
)
