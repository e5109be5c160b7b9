import * as z from 'zod'
import { markets } from './market.ts'

export const marketSchema = z.enum(markets)
/** Whether applications can be made in a market; an administrator changes it. */
export const marketStatusSchema = z.lazy(() =>
  z.object({
    market: marketSchema,
    status: z.enum(['live', 'coming_soon']),
    /** When applications open, if announced. */
    opens_on: z.iso.date().nullable(),
  }),
)
