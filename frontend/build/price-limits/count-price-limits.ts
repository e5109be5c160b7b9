import type { Category } from '#domain/vocabulary/kinds.ts'
import tenders from '../../../infra/local/sample-data/tenders.json' with { type: 'json' }
import { type PriceLimits, priceLimitsSchema } from '../../src/lib/statistics/price-limits.ts'

/** In the order of the chart. */
const wines = ['sparkling_wine', 'white_wine', 'red_wine', 'rose_wine'] as const
const volume = 750

/**
 * The highest shelf price that Vinmonopolet's published tenders accepted for 75 cl of wine, tender by tender: the
 * one field that so many of them have in the same words that it can be counted.
 */
export function countPriceLimits(): PriceLimits {
  const limited = tenders.flatMap(({ published }) => {
    const { market, category, price, plan, source } = published
    const limit = price?.find(
      (one) => one.basis === 'retail' && one.per_volume_ml === volume && one.max !== null,
    )?.max
    return market === 'NO' && limit != null && isWine(category) && plan !== null
      ? [{ category, limit, plan, source }]
      : []
  })
  const plans = new Map(limited.map(({ plan, source }) => [plan, source]))
  return priceLimitsSchema.parse({
    market: 'NO',
    currency: 'NOK',
    volume_ml: volume,
    sources: [...plans].map(([plan, url]) => ({ plan, url })),
    wines: wines.map((wine) => ({
      category: wine,
      limits: limited
        .filter(({ category }) => category === wine)
        .map(({ limit }) => limit)
        .toSorted((a, b) => a - b),
    })),
  })
}

const isWine = (category: string | null): category is Category =>
  wines.some((wine) => wine === category)
