import type { Stripe } from 'stripe'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { makeOnce } from '../platform/stripe/make-once.ts'
import { nullIfMissing, stripeFailureOf } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import { billingAddressOf } from './billing-address.ts'
import type { BillingDeps } from './billing-deps.ts'
import { taxIdOf } from './tax-id.ts'

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
  const profile = await deps.profiles.find(user_id)
  const change = { preferred_locales: [language], expand: ['tax_ids'] }
  const found = known && (await nullIfMissing(stripe.customers.update(known, change)))
  if (known !== null && found) {
    await fillCustomer(stripe, found, profile)
    return known
  }
  const id = await makeCustomer(stripe, user_id, known)
  await fillCustomer(stripe, await stripe.customers.update(id, change), profile)
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

/**
 * Gives the payment page what the company profile knows and the customer lacks; what was entered on a
 * payment page before stays.
 */
async function fillCustomer(
  stripe: StripeApi,
  customer: Stripe.Customer,
  profile: CompanyProfile | null,
): Promise<void> {
  if (profile === null) return
  const { legal_name: name, contact_email: email } = profile
  const lacking: Stripe.CustomerUpdateParams = {
    ...(customer.name ? {} : { name }),
    ...(customer.email || !email ? {} : { email }),
    ...(lacksAddress(customer, profile) ? { address: billingAddressOf(profile) } : {}),
  }
  if (Object.keys(lacking).length > 0) await stripe.customers.update(customer.id, lacking)
  const taxId = taxIdOf(profile)
  if (taxId === null || customer.tax_ids?.data.length !== 0) return
  try {
    await stripe.customers.createTaxId(customer.id, taxId)
  } catch (error) {
    // a number that the provider does not take hinders nobody: the payment page asks for it
    if (stripeFailureOf(error)?.code !== 'tax_id_invalid') throw error
  }
}

/** Whoever entered one has entered its street; without it, it is ours, and what the profile says now is newer. */
const lacksAddress = (
  { address }: Stripe.Customer,
  { address: written, country_code }: CompanyProfile,
): boolean =>
  !address?.country || (!address.line1 && (written !== null || address.country !== country_code))
