import * as z from 'zod'
import { instantSchema } from './calendar-date-schema.ts'
import { userIdSchema } from './ids.ts'

/** An operator, by the address that was theirs at the time. */
export const operatorSchema = z.lazy(() => z.object({ user_id: userIdSchema, email: z.string() }))
export type Operator = z.infer<typeof operatorSchema>

/** Who at the desk has something, and since when. */
export const responsibleSchema = z.lazy(() =>
  operatorSchema.unwrap().extend({ since: instantSchema }),
)
