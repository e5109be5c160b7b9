import * as z from 'zod'
import { depositPacks } from './deposit-row.ts'
import { type AssumptionKey, assumptionKeys } from './ladder.ts'
import { packagingMaterials } from './packaging.ts'
import { isPossible } from './price-figures.ts'

/** Figures between a price and the shelf as a producer gives them, for a pack of `litres`. */
export const priceFiguresSchema = z.lazy(() =>
  z.object({
    litres: z.number().positive().max(1000),
    figures: z
      .partialRecord(z.enum(assumptionKeys), z.number().nonnegative().max(1_000_000))
      .refine((figures) =>
        Object.entries(figures).every(([key, value]) => isPossible(key as AssumptionKey, value)),
      ),
    /** The pack is in the market's deposit system. */
    deposit_pack: z.enum(depositPacks).nullable().optional(),
    /** What the container of a further size is taxed as; that of the offer's own size is its answer. */
    packaging: z.enum(packagingMaterials).nullable().optional(),
  }),
)
