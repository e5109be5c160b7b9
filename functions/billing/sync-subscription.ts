import { isDeepStrictEqual } from 'node:util'
import type { Stripe } from 'stripe'
import type { AccessPlan } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { SyncDeps } from './billing-deps.ts'
import { invoicedPeriodOf } from './invoiced-period.ts'
import { announceMails } from './mails/announce-mails.ts'
import { subscriptionMails } from './mails/due-mails.ts'
import {
  isLive,
  planSubscriptions,
  readSubscription,
  subscriptionInForce,
  subscriptionToKeep,
} from './plan-subscription.ts'
import { refundOnce } from './refund-once.ts'

/** How often a write may find that another one came first. */
const mostTries = 8

/**
 * Stores the subscription of a customer as the provider has it now: never what a notification says, and
 * never over what was read later. Answers what the user has; null when the customer is not the user's.
 */
export async function syncSubscription(
  deps: SyncDeps,
  user_id: UserId,
  customer_id: string,
): Promise<AccessPlan | null> {
  const stripe = await deps.stripe()
  for (let tries = 0; tries < mostTries; tries++) {
    // first our version, then the provider's truth: what is older cannot replace what is newer
    const { plan, billing_version } = await deps.accessPlans.findVersioned(user_id)
    if (!(await isCustomerOf(stripe, plan, customer_id))) return null
    const subscriptions = await planSubscriptions(stripe, customer_id)
    if (await endDuplicates(deps, stripe, subscriptions)) continue
    const inForce = subscriptionInForce(subscriptions)
    const subscription = inForce && (await readSubscription(stripe, inForce))
    const next: AccessPlan = { ...plan, customer_id, subscription }
    if (!isDeepStrictEqual(next, plan)) {
      const bought = { customer_id, subscription }
      const written = await deps.accessPlans.saveSubscription(user_id, bought, billing_version)
      if (written === 'refused') continue
      deps.log.info('SUBSCRIPTION_SYNCED', { status: subscription?.status ?? null })
    }
    if (subscription !== null) {
      const period = inForce && invoicedPeriodOf(inForce)
      await announceMails(deps, user_id, subscriptionMails(subscription, period, deps.now()))
    }
    return next
  }
  throw new Error('A subscription changed while it was being stored, again and again')
}

/** The customer says whose it is, and we know no other of this user. */
export async function isCustomerOf(
  stripe: StripeApi,
  { user_id, customer_id: known }: AccessPlan,
  customer_id: string,
): Promise<boolean> {
  if (known !== null) return known === customer_id
  const customer = await stripe.customers.retrieve(customer_id)
  return !customer.deleted && customer.metadata.user_id === user_id
}

/**
 * Two pages paid at the same time make two subscriptions: one is kept, the other ends and its money goes
 * back.
 */
async function endDuplicates(
  deps: SyncDeps,
  stripe: StripeApi,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const live = subscriptions.filter((one) => isLive(one) && one.status !== 'incomplete')
  const kept = subscriptionToKeep(live)
  const duplicates = live.filter((one) => one !== kept)
  for (const { id, latest_invoice } of duplicates) {
    const invoice = typeof latest_invoice === 'object' ? latest_invoice?.id : latest_invoice
    if (invoice) await refundInvoice(stripe, invoice)
    await stripe.subscriptions.cancel(id)
    deps.log.info('SUBSCRIPTION_RETURNED', {})
  }
  return duplicates.length > 0
}

async function refundInvoice(stripe: StripeApi, invoice_id: string): Promise<void> {
  const { payments } = await stripe.invoices.retrieve(invoice_id, { expand: ['payments'] })
  for (const { payment, status } of payments?.data ?? []) {
    const intent = payment.payment_intent
    if (status !== 'paid' || !intent) continue
    const payment_intent = typeof intent === 'string' ? intent : intent.id
    await refundOnce(stripe, { payment_intent }, `refund:${invoice_id}`)
  }
}
