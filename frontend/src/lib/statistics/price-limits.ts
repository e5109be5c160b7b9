import * as z from 'zod'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { categorySchema } from '#domain/vocabulary/kinds-schema.ts'

/** The highest shelf price of each tender that names one, in whole `currency` for `volume_ml`. */
export const priceLimitsSchema = z.strictObject({
  market: marketSchema,
  currency: z.literal('NOK'),
  volume_ml: z.int().positive(),
  /** The plans that the tenders stand in. */
  sources: z.array(z.strictObject({ plan: z.string().min(4), url: z.url() })).min(1),
  wines: z.array(
    z.strictObject({
      category: categorySchema,
      /** Rising, one for each tender. */
      limits: z.array(z.number().positive()).min(1),
    }),
  ),
})
export type PriceLimits = z.infer<typeof priceLimitsSchema>
