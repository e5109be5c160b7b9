import content from '../../../content/statistics/price-limits.json' with { type: 'json' }
import { type PriceLimits, priceLimitsSchema } from './price-limits.ts'

/** Checked while building. */
export const priceLimits: PriceLimits = priceLimitsSchema.parse(content)
