import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { wireDecimal } from '../sample-catalogue.ts'
import type { OrderLine } from './totals.ts'

export interface SubscriptionOrder {
  customer: string
  lines: readonly OrderLine[]
  payment_method: string
  metadata: Record<string, string>
  has_automatic_tax: boolean
}

/** An active subscription whose first period begins now. */
export function startSubscription(account: Account, order: SubscriptionOrder): Stripe.Subscription {
  const id = newId('sub')
  const now = account.now()
  const lines = order.lines.filter(({ price }) => price.recurring !== null)
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: order.has_automatic_tax,
      liability: order.has_automatic_tax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: lines[0]?.price.currency ?? 'eur',
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.payment_method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: lines.map((line) => subscriptionItem(id, line, now)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
  account.store.put(subscription)
  account.announce('customer.subscription.created', subscription)
  return subscription
}

function subscriptionItem(
  subscription: string,
  { price, quantity }: OrderLine,
  start: number,
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: nextPeriodEnd(start, price),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** The same day a period later; a day that the month lacks becomes its last. */
export function nextPeriodEnd(start: number, { recurring }: Stripe.Price): number {
  const { interval, interval_count: count } = recurring ?? { interval: 'year', interval_count: 1 }
  const days = interval === 'day' ? count : interval === 'week' ? count * 7 : 0
  const months = interval === 'year' ? count * 12 : interval === 'month' ? count : 0
  const from = new Date(start * 1000)
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), last))
  return Math.floor(end.getTime() / 1000) + days * 86_400
}

/** The older view of a recurring price, which items still carry. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: wireDecimal(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'year',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
