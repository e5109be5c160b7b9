import type { Stripe } from 'stripe'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import { type DisputeState, disputeOf } from './dispute-of.ts'
import { planSubscriptions } from './plan-subscription.ts'
import { type RefundState, refundsOf } from './refunds-of.ts'

/** Money that came for the Access plan, as the provider has it now. */
export interface PlanCharge {
  readonly charge_id: string
  readonly customer_id: string
  readonly subscription: Stripe.Subscription
  readonly refunds: readonly RefundState[]
  readonly dispute: DisputeState
}

const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

/** The charge that took the money of an intent; null while none did. */
export async function paidChargeOf(
  stripe: StripeApi,
  payment_intent: string,
): Promise<Stripe.Charge | null> {
  const { data } = await stripe.charges.list({ payment_intent, limit: 100 })
  return data.find(({ paid }) => paid) ?? null
}

/** Null: the charge did not pay for an invoice of the Access plan. */
export async function readPlanCharge(
  stripe: StripeApi,
  charge: Stripe.Charge,
): Promise<PlanCharge | null> {
  const customer_id = idOf(charge.customer)
  const intent = idOf(charge.payment_intent)
  if (customer_id === null || intent === null) return null
  for (const subscription of await planSubscriptions(stripe, customer_id)) {
    if (!(await hasInvoicePaidBy(stripe, subscription.id, intent))) continue
    return {
      charge_id: charge.id,
      customer_id,
      subscription,
      refunds: await refundsOf(stripe, intent),
      dispute: charge.disputed ? await disputeOf(stripe, charge.id) : 'none',
    }
  }
  return null
}

async function hasInvoicePaidBy(
  stripe: StripeApi,
  subscription: string,
  intent: string,
): Promise<boolean> {
  const invoices = stripe.invoices.list({ subscription, limit: 100, expand: ['data.payments'] })
  for await (const { payments } of invoices) {
    if (payments?.data.some(({ payment }) => idOf(payment.payment_intent) === intent)) return true
  }
  return false
}
