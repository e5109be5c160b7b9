import * as z from 'zod'
import { usedFields } from './completeness.ts'

export const completenessSchema = z.lazy(() =>
  z.object({
    percent: z.int().min(0).max(100),
    missing: z.array(z.enum(usedFields)),
  }),
)
