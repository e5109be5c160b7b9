import type { Stripe } from 'stripe'
import type { CalendarDate, Instant } from '#domain/shared/calendar-date.ts'
import type { Money } from '#domain/shared/money.ts'

/** The period of a subscription that was invoiced last, for the mail that is its receipt. */
export interface InvoicedPeriod {
  readonly invoice_id: string
  readonly isRenewal: boolean
  /** What was paid or is to be paid: with tax, after what the producer had to their credit. */
  readonly amount: Money
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** Null: its money is not there. */
  readonly paid_at: Instant | null
}

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString()
const dayOf = (seconds: number): CalendarDate => instantOf(seconds).slice(0, 10)

/** Null: the last invoice is for neither a start nor a renewal, or not final. */
export function invoicedPeriodOf({
  latest_invoice: invoice,
  items,
}: Stripe.Subscription): InvoicedPeriod | null {
  if (invoice === null || typeof invoice === 'string') return null
  const { billing_reason, status, status_transitions } = invoice
  const isRenewal = billing_reason === 'subscription_cycle'
  if (!isRenewal && billing_reason !== 'subscription_create') return null
  if (status !== 'paid' && status !== 'open') return null
  const paid_at = status === 'paid' ? status_transitions.paid_at : null
  const amount_minor = status === 'paid' ? invoice.amount_paid : invoice.amount_due
  return {
    invoice_id: invoice.id,
    isRenewal,
    amount: { amount_minor, currency: invoice.currency.toUpperCase() },
    // an invoice's own period looks back: of what it is for its items speak
    from: dayOf(Math.min(...items.data.map((item) => item.current_period_start))),
    until: dayOf(Math.max(...items.data.map((item) => item.current_period_end))),
    paid_at: paid_at === null ? null : instantOf(paid_at),
  }
}
