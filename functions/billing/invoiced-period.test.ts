import type { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { invoicedPeriodOf } from './invoiced-period.ts'

/** A renewal of 1,237.50 of which 200 were to the producer's credit. */
const subscription = (status: Stripe.Invoice.Status) =>
  ({
    latest_invoice: {
      id: 'in_1',
      billing_reason: 'subscription_cycle',
      status,
      status_transitions: { paid_at: 1_790_000_000 },
      currency: 'eur',
      total: 123_750,
      amount_due: 103_750,
      amount_paid: status === 'paid' ? 103_750 : 0,
    },
    items: {
      data: [{ current_period_start: 1_790_000_000, current_period_end: 1_821_536_000 }],
    },
  }) as unknown as Stripe.Subscription

it.each(['paid', 'open'] as const)(
  'names what an invoice that is %s takes, after credit',
  (status) => {
    expect(invoicedPeriodOf(subscription(status))).toMatchObject({
      isRenewal: true,
      amount: { amount_minor: 103_750, currency: 'EUR' },
    })
  },
)

it('says nothing of an invoice that is not final', () => {
  expect(invoicedPeriodOf(subscription('draft'))).toBeNull()
})
