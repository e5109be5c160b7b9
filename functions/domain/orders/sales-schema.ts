import * as z from 'zod'
import { sampleCurrencies } from '../samples/sample.ts'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { orderEntryIdSchema, userIdSchema } from '../shared/ids.ts'
import { orderSides } from './order-steps.ts'
import { mostSalesMonths } from './sales.ts'

/** What somebody says of the sales of some months. */
export const salesEntrySchema = z.lazy(() =>
  z.object({
    /** A repetition changes nothing. */
    entry_id: orderEntryIdSchema,
    /** Of every value in it; null: it has none. */
    currency: z.enum(sampleCurrencies).nullable(),
    /** Where the figures are from, by name. */
    source: z.string().trim().min(1).max(120).nullable(),
    months: z
      .array(
        z.object({
          month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
          /** Sold; null: what was said of the month is taken back. */
          units: z.int().nonnegative().max(100_000_000).nullable(),
          /** As the source gives it; null: it gives none. */
          value_minor: z.int().nonnegative().max(1_000_000_000_000).nullable(),
        }),
      )
      .min(1)
      .max(mostSalesMonths),
  }),
)

/** An entry as it is kept: only what it says anew. Entries are added, never changed. */
export const recordedSalesEntrySchema = z.lazy(() =>
  salesEntrySchema.unwrap().extend({
    by: z.object({ side: z.enum(orderSides), user_id: userIdSchema, email: z.string() }),
    at: instantSchema,
  }),
)
