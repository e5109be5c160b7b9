import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { uploadIdSchema } from '../shared/ids.ts'
import { importSchema } from './import-schema.ts'
import { problemSchema } from './read-product.ts'
import { uploadStatuses } from './upload.ts'

export const uploadSchema = z.lazy(() =>
  z.object({
    upload_id: uploadIdSchema,
    file_name: z.string().min(1).max(255),
    content_type: z.string(),
    size_bytes: z.int().positive(),
    status: z.enum(uploadStatuses),
    product_count: z.int().nonnegative(),
    /** Rows left out and why, or what is wrong with the whole file; at most 500 are kept. */
    problems: z.array(problemSchema),
    /** How many there were, also those not kept. */
    problem_count: z.int().nonnegative(),
    created_at: instantSchema,
    read_at: instantSchema.nullable(),
    /** When the work that is under way was asked for. */
    asked_at: instantSchema.nullable().default(null),
    /** What the reading did to the portfolio; null before there was one. */
    import: importSchema.nullable().default(null),
  }),
)
