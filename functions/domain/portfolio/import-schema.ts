import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { uploadIdSchema } from '../shared/ids.ts'

const count = () => z.int().nonnegative()

/** What an import did to the portfolio. */
export const importSchema = z.lazy(() =>
  z.object({
    /** Products that were not in the portfolio before. */
    added: count(),
    /** Products that the file says something else of than the portfolio did. */
    changed: count(),
    same: count(),
    /** Products of the older edition that the file no longer has. */
    gone: count(),
    /** The older edition of the same list: the file that shares most products with this one. */
    edition_of: uploadIdSchema.nullable(),
    /** What is gone was taken out of the portfolio. */
    is_gone_out: z.boolean().default(false),
    undo_until: instantSchema,
  }),
)
