import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { stripeFailureOf } from '../platform/stripe/provider-failure.ts'
import type { BillingDeps } from './billing-deps.ts'
import { openPortal } from './billing-portal.ts'
import { ensureCustomer } from './customer.ts'
import { listSessions, openSession } from './open-session.ts'
import { isLive, planSubscriptions } from './plan-subscription.ts'
import type { PurchaseIntent } from './purchase-intent.ts'
import { findPromotion } from './referral.ts'
import { sessionParams } from './session-params.ts'

interface Asked {
  readonly referral_code?: string
  readonly language: Locale
}
type Opened = { readonly url: string; readonly opens: 'checkout' | 'portal' }

/**
 * The page where the Access plan is bought; while a subscription lives, whatever its state, the portal
 * instead: nobody pays for two.
 */
export async function createCheckout(
  deps: BillingDeps,
  user_id: UserId,
  { language, ...asked }: Asked,
): Promise<Result<Opened, 'referral_code_not_valid' | 'price_not_set' | 'no_payment_url'>> {
  const referral_code = asked.referral_code ?? null
  const { ids, prices } = await deps.readPrices()
  const unit = prices.access_plan?.unit
  if (ids.access_plan === null || unit === undefined) return fail('price_not_set')
  const stripe = await deps.stripe()
  const customer = await ensureCustomer(deps, stripe, user_id, language)
  const subscriptions = await planSubscriptions(stripe, customer)
  if (subscriptions.some(isLive)) {
    const { url } = await openPortal(stripe, customer, deps.siteOrigin, language)
    return url ? succeed({ url, opens: 'portal' }) : fail('no_payment_url')
  }
  const promotion =
    referral_code && (await findPromotion(stripe, referral_code, customer, deps.now()))
  if (referral_code !== null && !promotion) return fail('referral_code_not_valid')
  const purchase: PurchaseIntent = {
    user_id,
    purpose: 'access_plan',
    tender_ids: [],
    referral_code,
  }
  const params = sessionParams({
    purchase,
    customer,
    price: ids.access_plan,
    unit_minor: unit.amount_minor,
    promotion,
    language,
    siteOrigin: deps.siteOrigin,
  })
  try {
    const sessions = await listSessions(stripe, customer)
    const session = await openSession(stripe, purchase, sessions, params, unit.amount_minor)
    if (session === null) return fail('referral_code_not_valid')
    const { url } = session
    if (!url) return fail('no_payment_url')
    return succeed({ url, opens: 'checkout' })
  } catch (error) {
    if (promotion && isPromotionRefused(error)) return fail('referral_code_not_valid')
    throw error
  }
}

/** The provider checks what a promotion asks for: a smallest amount, a first purchase. */
export const isPromotionRefused = (error: unknown): boolean => {
  const { param, code } = stripeFailureOf(error) ?? {}
  return param?.startsWith('discounts') === true || code === 'promotion_code_invalid'
}
