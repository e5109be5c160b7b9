import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import type { Decline } from '../cards.ts'
import { newId, randomText } from '../ids.ts'
import { openDispute } from './disputes.ts'
import { makeCharge } from './make-charge.ts'
import { cardBehind } from './payment-methods.ts'

export interface PaymentOrder {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  setup_future_usage: 'off_session' | null
}

export function openIntent(account: Account, order: PaymentOrder): Stripe.PaymentIntent {
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: order.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: order.currency,
    customer: order.customer,
    customer_account: null,
    description: order.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: order.setup_future_usage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
  account.store.put(intent)
  account.announce('payment_intent.created', intent)
  return intent
}

/** Takes the money, or has it refused; answers the intent as it is then. */
export function payIntent(
  account: Account,
  id: string,
  paymentMethod: string,
  decline: Decline | null,
): Stripe.PaymentIntent {
  return decline ? refuse(account, id, paymentMethod, decline) : take(account, id, paymentMethod)
}

function take(account: Account, id: string, paymentMethod: string): Stripe.PaymentIntent {
  const open = account.store.get('payment_intent', id)
  const charge = makeCharge(account, open, paymentMethod, null)
  account.announce('charge.succeeded', charge)
  const intent = account.store.update('payment_intent', id, {
    status: 'succeeded',
    amount_received: open.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    processing: null,
    payment_method: paymentMethod,
  })
  account.announce('payment_intent.succeeded', intent)
  if (cardBehind(account, paymentMethod)?.is_disputed) openDispute(account, charge.id)
  return intent
}

function refuse(
  account: Account,
  id: string,
  paymentMethod: string,
  decline: Decline,
): Stripe.PaymentIntent {
  const open = account.store.get('payment_intent', id)
  const charge = makeCharge(account, open, paymentMethod, decline)
  account.announce('charge.failed', charge)
  const method = account.store.get('payment_method', paymentMethod)
  const intent = account.store.update('payment_intent', id, {
    status: 'requires_payment_method',
    last_payment_error: {
      ...decline,
      charge: charge.id,
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    processing: null,
    payment_method: null,
  })
  account.announce('payment_intent.payment_failed', intent)
  return intent
}

/** The bank wants a word with the buyer first. */
export function askBank(account: Account, id: string, paymentMethod: string): void {
  const intent = account.store.update('payment_intent', id, {
    status: 'requires_action',
    payment_method: paymentMethod,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: null, return_url: null } },
  })
  account.announce('payment_intent.requires_action', intent)
}

/** A payment whose end is known only days later (bank debits). */
export function holdIntent(account: Account, id: string, paymentMethod: string): void {
  const intent = account.store.update('payment_intent', id, {
    status: 'processing',
    payment_method: paymentMethod,
  })
  account.announce('payment_intent.processing', intent)
}

export function cancelIntent(account: Account, id: string | null): void {
  const intent = account.store.find('payment_intent', id)
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return
  const canceled = account.store.update('payment_intent', intent.id, {
    status: 'canceled',
    canceled_at: account.now(),
    cancellation_reason: 'automatic',
  })
  account.announce('payment_intent.canceled', canceled)
}
