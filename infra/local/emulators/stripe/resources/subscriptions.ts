import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import {
  cancelAtPeriodEnd,
  cancelNow,
  changeSubscription,
  livingSubscription,
  resume,
} from '../billing/end-subscription.ts'
import { idOf } from '../kinds.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, mergedMetadata, type Operations } from '../operation.ts'
import { invalid } from '../stripe-failure.ts'

function update(
  account: Account,
  id: string,
  given: Stripe.SubscriptionUpdateParams,
): Stripe.Subscription {
  const { cancel_at_period_end, cancel_at, metadata } = given
  const living = livingSubscription(account, id)
  if (cancel_at_period_end !== undefined && cancel_at !== undefined)
    throw invalid(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
      'parameters_exclusive',
    )
  if (metadata !== undefined)
    changeSubscription(account, id, { metadata: mergedMetadata(living.metadata, metadata) })
  if (cancel_at_period_end === true) return cancelAtPeriodEnd(account, id, 'api')
  if (cancel_at_period_end === false || cancel_at === '') return resume(account, id)
  if (typeof cancel_at === 'number')
    return changeSubscription(account, id, { cancel_at, canceled_at: account.now() })
  return account.store.get('subscription', id)
}

/** Without a status the canceled ones are left out. */
const hasStatus = (one: Stripe.Subscription, wanted: string | undefined) =>
  wanted === undefined
    ? one.status !== 'canceled'
    : wanted === 'all' || one.status === wanted || (wanted === 'ended' && one.status === 'canceled')

export const subscriptions = {
  'GET /v1/subscriptions': {
    accepts: listing('customer', 'status', 'price', 'created'),
    run: ({ store }, { customer, status, price, created, ...paging }) => {
      const found = store
        .all('subscription')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter((one) => hasStatus(one, status))
        .filter(
          (one) => price === undefined || one.items.data.some((item) => item.price.id === price),
        )
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/subscriptions', found, paging)
    },
  },
  'GET /v1/subscriptions/:subscription': {
    accepts: [],
    run: ({ store }, _, { subscription = '' }) => store.get('subscription', subscription),
  },
  'POST /v1/subscriptions/:subscription': {
    accepts: ['cancel_at', 'cancel_at_period_end', 'metadata'],
    run: (account, given, { subscription = '' }) => update(account, subscription, given),
  },
  'DELETE /v1/subscriptions/:subscription': {
    accepts: [],
    run: (account, _, { subscription = '' }) =>
      cancelNow(account, subscription, 'cancellation_requested'),
  },
} satisfies Partial<Operations>
