import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { taxIdsOf } from '../resources/tax-ids.ts'
import { invoiceLines } from './invoice-lines.ts'
import type { Totals } from './totals.ts'

export interface InvoiceOrder {
  customer: string
  totals: Totals
  has_automatic_tax: boolean
  billing_reason: Stripe.Invoice.BillingReason
  subscription: Stripe.Subscription | null
  description: string | null
  metadata: Record<string, string>
  period: { start: number; end: number }
}

/** The fields of an invoice that is final and not paid. */
export function unpaidInvoice(
  account: Account,
  order: InvoiceOrder,
  customer: Stripe.Customer,
): Stripe.Invoice {
  const id = newId('in')
  const { totals } = order
  const now = account.now()
  return {
    id,
    object: 'invoice',
    account_country: account.seller.country,
    account_name: account.seller.name,
    account_tax_ids: null,
    amount_due: totals.total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: totals.total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: order.has_automatic_tax,
      liability: order.has_automatic_tax ? { type: 'self' } : null,
      provider: order.has_automatic_tax ? 'stripe' : null,
      status: order.has_automatic_tax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: order.billing_reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: totals.lines[0]?.price.currency ?? 'eur',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: taxIdsOf(account, customer.id).map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: order.description,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: totals.rule.reason === 'reverse_charge' ? 'Reverse charge' : null,
    from_invoice: null,
    hosted_invoice_url: `${account.address}/invoices/${id}`,
    invoice_pdf: `${account.address}/invoices/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: invoiceLines(account, id, order),
    livemode: false,
    metadata: order.metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(order.subscription),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: order.period.end,
    period_start: order.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: totals.subtotal,
    subtotal_excluding_tax: totals.subtotal,
    test_clock: null,
    total: totals.total,
    total_discount_amounts: [],
    total_excluding_tax: totals.subtotal - totals.discount,
    total_pretax_credit_amounts: [],
    total_taxes: totals.rule.reason ? [totalTax(totals, totals.rule.reason)] : [],
    webhooks_delivered_at: null,
  }
}

const parentOf = (subscription: Stripe.Subscription | null): Stripe.Invoice.Parent | null =>
  subscription && {
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    type: 'subscription_details',
  }

const totalTax = (
  totals: Totals,
  taxability_reason: Stripe.Invoice.TotalTax.TaxabilityReason,
): Stripe.Invoice.TotalTax => ({
  amount: totals.tax,
  tax_behavior: 'exclusive',
  tax_rate_details: null,
  taxability_reason,
  taxable_amount: totals.subtotal - totals.discount,
  type: 'tax_rate_details',
})
