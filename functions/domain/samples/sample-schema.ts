import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { sampleIdSchema } from '../shared/ids.ts'
import { sampleCurrencies, sampleStages, sampleTerms } from './sample.ts'

const words = (longest: number) => z.string().trim().min(1).max(longest).nullable()
const bottles = () => z.int().positive().max(1000)

/** Bottles of one lot that are sent to one address. */
export const sampleSchema = z.lazy(() =>
  z.object({
    sample_id: sampleIdSchema,
    stage: z.enum(sampleStages),
    bottles: bottles(),
    lot: z.string().trim().min(1).max(60),
    /** A year, or NV. */
    vintage: z
      .string()
      .trim()
      .regex(/^(\d{4}|NV)$/)
      .nullable(),
    bottled_on: calendarDateSchema.nullable(),
    /** Name and address of who receives them. */
    consignee: words(400),
    carrier: words(80),
    tracking: words(80),
    sent_on: calendarDateSchema.nullable(),
    arrived_on: calendarDateSchema.nullable(),
    /** Kept back of the same lot, and where. */
    retained: bottles().nullable(),
    retained_at: words(120),
    /** For customs: what one bottle is worth, and who pays what is due. */
    value_minor: z.int().positive().max(100_000_000).nullable(),
    currency: z.enum(sampleCurrencies),
    term: z.enum(sampleTerms),
  }),
)
