/**
 * How far a product may miss a requirement and still be `near`. Source: docs/matching.md, "Product
 * against criterion"; kinds that are not here are never `near`.
 */
export const nearLimits = {
  /** Percent of the published limit, above a maximum or below a minimum. */
  price_percent: 10,
  /** 0.3 % vol */
  alcohol_tenths: 3,
  /** 1.0 g/l */
  sugar_mg_l: 1000,
  /** Percent of the published maximum weight. */
  container_weight_percent: 5,
  /** At least this much of the published minimum. */
  quantity_percent_of_minimum: 80,
  /** Below the minimum share. */
  grape_share_points: 5,
} as const

/**
 * How far a product may miss a requirement that a producer can change for one tender (another price, a larger
 * lot) and the pair still be `near`: beyond, it is another offer. A container, a closure and a size are another
 * one or not; they have no distance and are always within reach. Source: docs/matching.md, "Verdict".
 */
export const reachLimits = {
  /** Percent of the published limit, above a maximum or below a minimum. */
  price_percent: 25,
  /** At least this much of the published minimum. */
  quantity_percent_of_minimum: 50,
} as const
