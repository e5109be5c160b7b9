import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { productIdSchema } from '../shared/ids.ts'

/** What an application takes of the stock, as the answers say it. */
export const offeredStockSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    /** In units or litres, as the tender asks; null: not answered, so what the product has. */
    quantity: z.number().nonnegative().nullable(),
    /** Null: that of the product. */
    volume_ml: z.int().positive().nullable(),
  }),
)

/** Units of a product: how many there are, and what other applications take of them. */
export const productStockSchema = z.lazy(() =>
  z.object({
    /** Null: nobody said. */
    available: z.number().nonnegative().nullable(),
    /** The day of which that is known. */
    known_on: calendarDateSchema,
    /** Counted by the producer; else as the portfolio says. */
    is_counted: z.boolean(),
    /** In applications that were submitted. */
    promised: z.number().nonnegative(),
    /** In drafts for tenders that are still open. */
    drafted: z.number().nonnegative(),
  }),
)
