import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idOf } from '../kinds.ts'
import { taxIdsOf } from '../resources/tax-ids.ts'
import type { Buyer } from '../tax.ts'
import { cancelNow, changeSubscription, periodEnd } from './end-subscription.ts'
import { issueInvoice, linkPayment, markPaid } from './invoices.ts'
import { cardBehind } from './payment-methods.ts'
import { openIntent, payIntent } from './payments.ts'
import { nextPeriodEnd } from './start-subscription.ts'
import { totalsOf } from './totals.ts'

const DAY_SECONDS = 86_400

/** Days from one attempt to take a renewal's money to the next; after the last the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const

export function buyerOf(account: Account, customer: Stripe.Customer): Buyer {
  return {
    country: customer.address?.country ?? null,
    tax_exempt: customer.tax_exempt,
    vat_number: taxIdsOf(account, customer.id)[0]?.value ?? null,
  }
}

/** The next period begins: its invoice is made and its money asked for. */
export function renew(account: Account, id: string): void {
  const before = account.store.get('subscription', id)
  const start = periodEnd(before)
  const items = before.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(start, item.price),
  }))
  const customer = account.store.get('customer', idOf(before.customer))
  const lines = items.map(({ price, quantity = 1 }) => ({ price, quantity }))
  const subscription = account.store.update('subscription', id, {
    items: { ...before.items, data: items },
  })
  const invoice = issueInvoice(account, {
    customer: customer.id,
    totals: totalsOf(lines, null, account.seller, buyerOf(account, customer)),
    has_automatic_tax: before.automatic_tax.enabled,
    billing_reason: 'subscription_cycle',
    subscription,
    description: null,
    metadata: {},
    period: { start: items[0]?.current_period_start ?? start, end: periodEnd(subscription) },
  })
  account.store.update('subscription', id, { latest_invoice: invoice.id })
  const intent = openIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    description: 'Subscription update',
    metadata: {},
    setup_future_usage: null,
  })
  linkPayment(account, invoice, intent, 'open')
  collect(account, invoice.id, { items: before.items })
}

/** Tries to take an open invoice's money with the card on file. */
export function collect(account: Account, invoiceId: string, previous: object = {}): boolean {
  const invoice = account.store.get('invoice', invoiceId)
  const subscription = account.store.get(
    'subscription',
    idOf(invoice.parent?.subscription_details?.subscription),
  )
  const payment = account.store.all('invoice_payment').find((one) => one.invoice === invoiceId)
  const intent = account.store.get('payment_intent', idOf(payment?.payment.payment_intent))
  const method = idOf(subscription.default_payment_method) ?? ''
  const card = cardBehind(account, method)
  const paid = payIntent(account, intent.id, method, card?.later_decline ?? card?.decline ?? null)
  if (paid.status === 'succeeded') {
    markPaid(account, invoiceId, paid)
    settle(account, subscription, 'active', previous)
    return true
  }
  markFailed(account, invoice)
  settle(account, subscription, 'past_due', previous)
  return false
}

function settle(
  account: Account,
  { id, status: before }: Stripe.Subscription,
  status: 'active' | 'past_due',
  previous: object,
): void {
  if (before === 'canceled') return
  const subscription = account.store.update('subscription', id, { status })
  const changed = before === status ? previous : { ...previous, status: before }
  if (Object.keys(changed).length === 0) return
  account.announce('customer.subscription.updated', subscription, changed)
}

function markFailed(account: Account, invoice: Stripe.Invoice): void {
  const days = RETRY_DAYS[invoice.attempt_count]
  const failed = account.store.update('invoice', invoice.id, {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : account.now() + days * DAY_SECONDS,
  })
  account.announce('invoice.payment_failed', failed)
}

/** A further attempt is due; the last one that fails ends the subscription. */
export function retry(account: Account, invoiceId: string): void {
  if (collect(account, invoiceId)) return
  const invoice = account.store.get('invoice', invoiceId)
  if (invoice.next_payment_attempt !== null) return
  const id = idOf(invoice.parent?.subscription_details?.subscription)
  const subscription = account.store.find('subscription', id)
  if (subscription && subscription.status !== 'canceled')
    cancelNow(account, subscription.id, 'payment_failed')
}

/** A new card on file; what is open is asked for again at once. */
export function changeCard(account: Account, subscriptionId: string, paymentMethod: string): void {
  changeSubscription(account, subscriptionId, { default_payment_method: paymentMethod })
  const open = account.store
    .all('invoice')
    .filter(
      (one) =>
        one.status === 'open' &&
        idOf(one.parent?.subscription_details?.subscription) === subscriptionId,
    )
  for (const invoice of open) collect(account, invoice.id)
}
