import type { Stripe } from 'stripe'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { makeOnce } from '../platform/stripe/make-once.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { BillingDeps } from './billing-deps.ts'

/**
 * The user's one customer at the provider, made when first needed, and again when somebody deleted it
 * there: that cannot be undone.
 */
export async function ensureCustomer(
  deps: Pick<BillingDeps, 'accessPlans' | 'profiles'>,
  stripe: StripeApi,
  user_id: UserId,
  language: Locale,
): Promise<string> {
  const known = (await deps.accessPlans.find(user_id))?.customer_id ?? null
  const preferred_locales = [language]
  if (
    known !== null &&
    (await nullIfMissing(stripe.customers.update(known, { preferred_locales })))
  ) {
    return known
  }
  const id = await makeCustomer(stripe, user_id, known)
  const profile = await deps.profiles.find(user_id)
  await stripe.customers.update(id, {
    preferred_locales,
    ...(profile === null ? {} : { name: profile.legal_name }),
    ...(profile?.contact_email ? { email: profile.contact_email } : {}),
  })
  const company_name = profile?.legal_name ?? ''
  const written = await deps.accessPlans.saveCustomer(user_id, { id, company_name }, known)
  if (written === 'written') return id
  return (await deps.accessPlans.find(user_id))?.customer_id ?? id
}

/**
 * Made from nothing but the user's id, so that two requests at once, or one tried again, make the same
 * one. The key names the one before, or the provider would answer with that for a day.
 */
async function makeCustomer(
  stripe: StripeApi,
  user_id: UserId,
  before: string | null,
): Promise<string> {
  const isNew = (customer: Stripe.Customer) =>
    customer.metadata.user_id === user_id && customer.id !== before
  const { id } = await makeOnce(
    before === null ? `customer:${user_id}` : `customer:${user_id}:${before}`,
    (options) => stripe.customers.create({ metadata: { user_id } }, options),
    async () => (await stripe.customers.list({ limit: 100 })).data.find(isNew) ?? null,
  )
  return id
}
