import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { userIdSchema } from '../shared/ids.ts'

const count = () => z.int().nonnegative()

/** A producer as the desk lists them: who they are, what they have, when they were last here. */
export const listedProducerSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    email: z.string(),
    /** As the company profile says, or the request for the Access plan. Null: neither does. */
    company_name: z.string().nullable(),
    /** ISO 3166-1 alpha-2; null: there is no company profile. */
    country_code: z.string().nullable(),
    /** When they asked for the Access plan on invoice. */
    requested_at: instantSchema.nullable(),
    /** Until when the Access plan is in force; null: it was not when this was written. */
    plan_ends_at: instantSchema.nullable(),
    products: count(),
    /** Those that were begun. */
    applications: count(),
    documents: count(),
    /** How much of the company profile is filled in, in per cent. */
    completeness: z.int().min(0).max(100),
    /** The last sign-in or change. */
    last_seen_at: instantSchema.nullable(),
  }),
)
export type ListedProducer = z.infer<typeof listedProducerSchema>
