import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { type InvoiceOrder, unpaidInvoice } from './unpaid-invoice.ts'

/** An invoice that is final and waits for its payment. */
export function issueInvoice(account: Account, order: InvoiceOrder): Stripe.Invoice {
  const customer = account.store.get('customer', order.customer)
  const sequence = customer.next_invoice_sequence ?? 1
  account.store.update('customer', customer.id, { next_invoice_sequence: sequence + 1 })
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  const invoice = account.store.put({
    ...unpaidInvoice(account, order, customer),
    number,
  } satisfies Stripe.Invoice)
  account.announce('invoice.created', { ...invoice, status: 'draft', number: null })
  account.announce('invoice.finalized', invoice)
  return invoice
}

/** The invoice has been paid by this intent (null: there was nothing to pay). */
export function markPaid(
  account: Account,
  id: string,
  intent: Stripe.PaymentIntent | null,
): Stripe.Invoice {
  const open = account.store.get('invoice', id)
  const now = account.now()
  const invoice = account.store.update('invoice', id, {
    status: 'paid',
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...open.status_transitions, paid_at: now },
  })
  if (intent) linkPayment(account, invoice, intent, 'paid')
  account.announce('invoice.paid', invoice)
  account.announce('invoice.payment_succeeded', invoice)
  return invoice
}

/** Joins intent and invoice as an invoice payment, as newer versions of the API do. */
export function linkPayment(
  account: Account,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  status: 'open' | 'paid',
): void {
  const known = account.store
    .all('invoice_payment')
    .find((one) => idOf(one.payment.payment_intent) === intent.id)
  const paidAt = status === 'paid' ? account.now() : null
  const payment: Stripe.InvoicePayment = {
    id: known?.id ?? newId('inpay'),
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? intent.amount : null,
    amount_requested: intent.amount,
    created: known?.created ?? account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status,
    status_transitions: { canceled_at: null, paid_at: paidAt },
  }
  account.store.put(payment)
  if (status === 'paid') account.announce('invoice_payment.paid', payment)
}
