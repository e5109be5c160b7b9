import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idOf } from '../kinds.ts'
import { wholeAddress } from '../resources/customers.ts'
import { normalVatNumber } from '../tax.ts'
import type { BuyerDetails, CheckoutAttempt } from './checkout-attempt.ts'
import { issueInvoice, markPaid } from './invoices.ts'
import { sessionNotes } from './session-notes.ts'
import { amountFields, orderLines, sessionTotals } from './session-totals.ts'
import { startSubscription } from './start-subscription.ts'
import type { Totals } from './totals.ts'

/** The money is taken (or promised): what was bought comes into being, then the session is complete. */
export function completeSession(
  account: Account,
  session: Stripe.Checkout.Session,
  attempt: CheckoutAttempt,
): void {
  const { details } = attempt
  if (!details) throw new Error(`The session ${session.id} was paid by nobody`)
  const buyer = { country: details.country, vat_number: details.vat_number }
  const totals = sessionTotals(account, session, buyer)
  const intent = account.store.find('payment_intent', attempt.intent)
  const isPaid = intent === null || intent.status === 'succeeded'
  const subscription = session.mode === 'subscription' ? subscribe(account, session, attempt) : null
  const invoice =
    subscription || session.invoice_creation?.enabled
      ? billed(account, session, attempt, totals, subscription)
      : null
  if (invoice && isPaid) markPaid(account, invoice.id, intent)
  if (invoice && subscription)
    account.store.update('subscription', subscription.id, { latest_invoice: invoice.id })
  countRedemption(account, session)
  const complete = account.store.update('checkout.session', session.id, {
    ...amountFields(account, session, totals),
    status: 'complete',
    payment_status: intent === null ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
    customer: attempt.customer,
    customer_details: detailsOf(details),
    customer_email: session.customer_email,
    invoice: invoice?.id ?? null,
    payment_intent: session.mode === 'payment' ? attempt.intent : null,
    subscription: subscription?.id ?? null,
    url: null,
  })
  account.announce('checkout.session.completed', complete)
}

function subscribe(
  account: Account,
  session: Stripe.Checkout.Session,
  attempt: CheckoutAttempt,
): Stripe.Subscription {
  return startSubscription(account, {
    customer: attempt.customer ?? '',
    lines: orderLines(session),
    payment_method: attempt.payment_method ?? '',
    metadata: sessionNotes(account, session).metadata,
    has_automatic_tax: session.automatic_tax.enabled,
  })
}

function billed(
  account: Account,
  session: Stripe.Checkout.Session,
  attempt: CheckoutAttempt,
  totals: Totals,
  subscription: Stripe.Subscription | null,
): Stripe.Invoice {
  const item = subscription?.items.data[0]
  const now = account.now()
  const notes = sessionNotes(account, session)
  return issueInvoice(account, {
    customer: attempt.customer ?? '',
    totals,
    has_automatic_tax: session.automatic_tax.enabled,
    billing_reason: subscription ? 'subscription_create' : 'manual',
    subscription,
    description: notes.invoice_description,
    metadata: notes.invoice_metadata,
    period: { start: item?.current_period_start ?? now, end: item?.current_period_end ?? now },
  })
}

function countRedemption(account: Account, { discounts }: Stripe.Checkout.Session): void {
  const code = account.store.find('promotion_code', idOf(discounts?.[0]?.promotion_code))
  if (!code) return
  account.store.update('promotion_code', code.id, { times_redeemed: code.times_redeemed + 1 })
}

function detailsOf(details: BuyerDetails): Stripe.Checkout.Session.CustomerDetails {
  const { vat_number } = details
  return {
    address: wholeAddress(details),
    business_name: details.business_name ?? null,
    email: details.email,
    individual_name: details.name,
    name: details.business_name || details.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: vat_number ? [{ type: 'eu_vat', value: normalVatNumber(vat_number) }] : [],
  }
}

/** A delayed payment has arrived or failed. */
export function settleDelayed(account: Account, id: string, isPaid: boolean): void {
  const session = account.store.update('checkout.session', id, {
    payment_status: isPaid ? 'paid' : 'unpaid',
  })
  const invoice = idOf(session.invoice)
  const intent = account.store.get('payment_intent', idOf(session.payment_intent))
  if (isPaid && invoice) markPaid(account, invoice, intent)
  account.announce(
    isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    session,
  )
}
