import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { invalid } from '../stripe-failure.ts'

/** The end of the period that is paid or being collected. */
export function periodEnd(subscription: Stripe.Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end))
}

export function changeSubscription(
  account: Account,
  id: string,
  patch: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const before = account.store.get('subscription', id)
  const subscription = account.store.update('subscription', id, patch)
  const previous = Object.fromEntries(
    Object.keys(patch).map((key) => [key, before[key as keyof Stripe.Subscription]]),
  )
  account.announce('customer.subscription.updated', subscription, previous)
  return subscription
}

/** `by_portal`: flexible billing sets the moment only; the API's switch sets both. */
export function cancelAtPeriodEnd(
  account: Account,
  id: string,
  by: 'portal' | 'api',
): Stripe.Subscription {
  const subscription = livingSubscription(account, id)
  return changeSubscription(account, id, {
    cancel_at: periodEnd(subscription),
    cancel_at_period_end: by === 'api',
    canceled_at: account.now(),
    cancellation_details: reasonOf('cancellation_requested'),
  })
}

export function resume(account: Account, id: string): Stripe.Subscription {
  livingSubscription(account, id)
  return changeSubscription(account, id, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: reasonOf(null),
  })
}

export function cancelNow(
  account: Account,
  id: string,
  reason: 'cancellation_requested' | 'payment_failed',
): Stripe.Subscription {
  const { canceled_at } = livingSubscription(account, id)
  const now = account.now()
  const subscription = account.store.update('subscription', id, {
    status: 'canceled',
    canceled_at: canceled_at ?? now,
    cancellation_details: reasonOf(reason),
    ended_at: now,
  })
  account.announce('customer.subscription.deleted', subscription)
  return subscription
}

export function livingSubscription(account: Account, id: string): Stripe.Subscription {
  const subscription = account.store.get('subscription', id)
  if (subscription.status !== 'canceled') return subscription
  throw invalid(`No such subscription: '${id}' (it has been canceled)`, 'id', 'resource_missing')
}

const reasonOf = (
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): Stripe.Subscription.CancellationDetails => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason,
})
