import * as z from 'zod'
import { highestShare, importerKeys } from './importer-part.ts'

export const importerPartSchema = z.lazy(() =>
  z.object({
    /** Of the pack that the costs are of. */
    litres: z.number().positive().max(1000),
    figures: z
      .partialRecord(z.enum(importerKeys), z.number().nonnegative().max(1_000_000))
      .refine(({ importer_margin_percent = 0 }) => importer_margin_percent < highestShare),
  }),
)
