import * as z from 'zod'
import { moneySchema } from '../shared/money-schema.ts'

/** The `lookup_key`s under which the provider keeps our prices: amounts live there and nowhere else. */
export const priceKeys = ['access_plan', 'single_application', 'application_fee'] as const
export type PriceKey = (typeof priceKeys)[number]

/** Without tax; the tax is known on the payment page. */
export const priceSchema = z.lazy(() =>
  z.object({
    unit: moneySchema,
    /** Null: paid once. */
    interval: z.enum(['month', 'year']).nullable(),
    /** Made up for the demonstration (`sample` in the product's metadata): the site says so. */
    is_sample: z.boolean(),
  }),
)
export type Price = z.infer<typeof priceSchema>

/** Null: the operator has not set the price up yet; what it is for cannot be bought. */
export const pricesSchema = z.lazy(() => z.record(z.enum(priceKeys), priceSchema.nullable()))
export type Prices = z.infer<typeof pricesSchema>
