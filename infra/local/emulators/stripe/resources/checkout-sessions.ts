import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { attemptOf } from '../billing/checkout-attempt.ts'
import { cancelIntent } from '../billing/payments.ts'
import { idOf } from '../kinds.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'
import { invalid } from '../stripe-failure.ts'
import { createSession } from './create-checkout-session.ts'

export function expireSession(account: Account, id: string): Stripe.Checkout.Session {
  const session = account.store.get('checkout.session', id)
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  cancelIntent(account, attemptOf(account, id).intent)
  const expired = account.store.update('checkout.session', id, { status: 'expired', url: null })
  account.announce('checkout.session.expired', expired)
  return expired
}

export const checkoutSessions = {
  'POST /v1/checkout/sessions': {
    accepts: [
      'allow_promotion_codes',
      'automatic_tax.enabled',
      'billing_address_collection',
      'cancel_url',
      'client_reference_id',
      'customer',
      'customer_creation',
      'customer_email',
      'customer_update',
      'discounts.promotion_code',
      'discounts.coupon',
      'expires_at',
      'invoice_creation.enabled',
      'invoice_creation.invoice_data.description',
      'invoice_creation.invoice_data.metadata',
      'line_items.price',
      'line_items.quantity',
      'locale',
      'metadata',
      'mode',
      'payment_intent_data.description',
      'payment_intent_data.metadata',
      'subscription_data.metadata',
      'success_url',
      'tax_id_collection.enabled',
      'ui_mode',
    ],
    run: (account, given) => createSession(account, given),
  },
  'GET /v1/checkout/sessions': {
    accepts: listing('customer', 'status', 'payment_intent', 'subscription', 'created'),
    run: ({ store }, { customer, status, payment_intent, subscription, created, ...paging }) => {
      const found = store
        .all('checkout.session')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter((one) => status === undefined || one.status === status)
        .filter(
          (one) => payment_intent === undefined || idOf(one.payment_intent) === payment_intent,
        )
        .filter((one) => subscription === undefined || idOf(one.subscription) === subscription)
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/checkout/sessions', found, paging)
    },
  },
  'GET /v1/checkout/sessions/:session': {
    accepts: [],
    run: ({ store }, _, { session = '' }) => store.get('checkout.session', session),
  },
  'POST /v1/checkout/sessions/:session/expire': {
    accepts: [],
    run: (account, _, { session = '' }) => expireSession(account, session),
  },
  'GET /v1/checkout/sessions/:session/line_items': {
    accepts: listing(),
    run: ({ store }, paging, { session = '' }) =>
      listPage(
        `/v1/checkout/sessions/${session}/line_items`,
        store.get('checkout.session', session).line_items?.data ?? [],
        paging,
      ),
  },
} satisfies Partial<Operations>
