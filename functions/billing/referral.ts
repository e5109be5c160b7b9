import type { StripeApi } from '../platform/stripe/stripe-api.ts'

/**
 * The promotion behind a referral code, or null when it is unknown, used up, over, or somebody else's.
 * What else a promotion may ask for (a smallest amount, a first purchase) the provider checks itself.
 */
export async function findPromotion(
  stripe: StripeApi,
  code: string,
  customer_id: string,
  now: Date,
): Promise<string | null> {
  const { data } = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 10,
    expand: ['data.promotion.coupon'],
  })
  const usable = data.find(({ active, customer, expires_at, promotion, ...counts }) => {
    const { coupon } = promotion
    const owner = typeof customer === 'object' ? (customer?.id ?? null) : customer
    const { max_redemptions, times_redeemed } = counts
    return (
      active &&
      (owner === null || owner === customer_id) &&
      (expires_at === null || expires_at * 1000 > now.getTime()) &&
      (max_redemptions === null || times_redeemed < max_redemptions) &&
      typeof coupon === 'object' &&
      coupon?.valid === true
    )
  })
  return usable?.id ?? null
}
