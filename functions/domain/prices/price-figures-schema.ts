import * as z from 'zod'
import { depositPacks } from './deposit-row.ts'
import { highestShare } from './importer-part.ts'
import { assumptionKeys } from './ladder.ts'

/** Figures between a price and the shelf as a producer gives them, for a pack of `litres`. */
export const priceFiguresSchema = z.lazy(() =>
  z.object({
    litres: z.number().positive().max(1000),
    figures: z
      .partialRecord(z.enum(assumptionKeys), z.number().nonnegative().max(1_000_000))
      .refine((figures) =>
        Object.entries(figures).every(
          ([key, value]) => !key.endsWith('_percent') || value < highestShare,
        ),
      ),
    /** The pack is in the market's deposit system. */
    deposit_pack: z.enum(depositPacks).nullable().optional(),
  }),
)
