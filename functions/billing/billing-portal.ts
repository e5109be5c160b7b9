import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { BillingDeps } from './billing-deps.ts'

/** The provider's page where a customer changes the card, cancels and resumes. */
export function openPortal(
  stripe: StripeApi,
  customer: string,
  siteOrigin: string,
  locale: Locale,
) {
  const return_url = pageOf(siteOrigin, locale, '/profile')
  return stripe.billingPortal.sessions.create({ customer, locale, return_url })
}

export async function openBillingPortal(
  deps: Pick<BillingDeps, 'stripe' | 'accessPlans' | 'siteOrigin'>,
  user_id: UserId,
  language: Locale,
): Promise<Result<{ readonly url: string }, 'not_found' | 'no_payment_url'>> {
  const customer = (await deps.accessPlans.find(user_id))?.customer_id
  if (!customer) return fail('not_found')
  const session = await nullIfMissing(
    openPortal(await deps.stripe(), customer, deps.siteOrigin, language),
  )
  if (session === null) return fail('not_found')
  return session.url ? succeed({ url: session.url }) : fail('no_payment_url')
}
