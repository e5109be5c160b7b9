import * as z from 'zod'
import { productIdSchema } from '../shared/ids.ts'

/** How a portfolio answers a private-sales request. */
export const fitSchema = z.lazy(() =>
  z.object({
    /** Every point that can be checked is met. */
    fitting: z.int().nonnegative(),
    /** Nothing speaks against them, but their data is silent on a point. */
    possible: z.int().nonnegative(),
    /** The first of them, those that fit first. */
    products: z.array(
      z.object({
        product_id: productIdSchema,
        name: z.string(),
        verdict: z.enum(['strong', 'possible']),
      }),
    ),
  }),
)
export type Fit = z.infer<typeof fitSchema>
