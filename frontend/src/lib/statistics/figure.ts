import * as z from 'zod'
import { marketSchema } from '#domain/shared/market-schema.ts'

/** `2025-06-30`, `2025-06`, `2025-Q2`, `2025-H1`, `2025`, `2023-01/2023-05`; `undated` when the source names no date. */
const periodSchema = z
  .string()
  .regex(/^(undated|\d{4}(-H[12]|-Q[1-4]|-(0[1-9]|1[0-2])(-\d{2})?)?|\d{4}-\d{2}\/\d{4}-\d{2})$/)

export const statusSchema = z.enum(['published', 'derived', 'estimate', 'forecast'])

const figureSchema = z
  .strictObject({
    id: z.string().min(4),
    market: marketSchema,
    measure: z.string(),
    /** Kind of drink, container or country of origin that the measure is told for. */
    part: z.string().optional(),
    value: z.number(),
    unit: z.string(),
    /** The value is a change, in percent, against this period. */
    compared_with: periodSchema.optional(),
    period: periodSchema,
    /** The period in the words of our data. */
    as_of: z.string().min(4),
    source: z.url({ protocol: /^https?$/ }),
    status: statusSchema,
    forecast_of: z.string().optional(),
    approximation: z.enum(['about', 'over', 'nearly', 'slightly_above']).optional(),
    /** Percent against the year before, as the same source tells it. */
    change: z.number().optional(),
    /** The same figure one year before, from the same source. */
    previous: z.number().optional(),
    /** How a derived figure was computed. */
    formula: z.string().optional(),
    note: z.string().optional(),
  })
  .refine(({ status, formula }) => status !== 'derived' || formula !== undefined, {
    error: 'A derived figure says how it was derived.',
  })
  .refine(({ status, forecast_of }) => (status === 'forecast') === (forecast_of !== undefined), {
    error: 'A forecast, and nothing else, says of which day it is.',
  })

export const statisticsSchema = z
  .strictObject({
    reference_date: z.iso.date(),
    sources: z.array(z.strictObject({ url: z.url(), name: z.string().min(2) })),
    figures: z.array(figureSchema),
    /** What was looked for and not found. */
    missing: z.array(
      z.strictObject({ id: z.string(), market: marketSchema, text: z.string().min(4) }),
    ),
  })
  .refine(({ figures }) => new Set(figures.map(({ id }) => id)).size === figures.length, {
    error: 'Two figures have the same id.',
  })
  .refine(
    ({ figures, sources }) =>
      figures.every(({ source }) => sources.some(({ url }) => url === source)),
    { error: 'A figure names a source that is not listed.' },
  )

export type Figure = z.infer<typeof figureSchema>
export type Statistics = z.infer<typeof statisticsSchema>
