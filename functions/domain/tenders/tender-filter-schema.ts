import * as z from 'zod'
import { marketSchema } from '../shared/market-schema.ts'
import { categorySchema } from '../vocabulary/kinds-schema.ts'

/** What of the tenders a list shows, and what a saved search looks for: the query of its address. */
export const tenderFilterSchema = z.lazy(() =>
  z.object({
    market: marketSchema.optional(),
    category: categorySchema.optional(),
    /** Country (ISO 3166-1 alpha-2): tenders that a product of this country can answer by origin. */
    origin: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    deadline_from: z.iso.date().optional(),
    deadline_to: z.iso.date().optional(),
    /** `open` (default): deadline today or later in the market's zone, or not announced. */
    state: z.enum(['open', 'closed', 'all']).default('open'),
    text: z.string().trim().max(200).optional(),
    sort: z.enum(['deadline', '-deadline']).default('deadline'),
  }),
)
