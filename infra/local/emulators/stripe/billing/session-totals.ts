import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idOf } from '../kinds.ts'
import { promotionCodeOf } from '../resources/promotion-codes.ts'
import type { Buyer } from '../tax.ts'
import { type OrderLine, type Totals, totalsOf } from './totals.ts'

export function orderLines(session: Stripe.Checkout.Session): OrderLine[] {
  return (session.line_items?.data ?? []).flatMap(({ price, quantity }) =>
    price ? [{ price, quantity: quantity ?? 1 }] : [],
  )
}

export function couponOf(
  account: Account,
  discounts: Stripe.Checkout.Session['discounts'],
): Stripe.Coupon | null {
  const [discount] = discounts ?? []
  if (!discount) return null
  const promotion = idOf(discount.promotion_code)
  const coupon = promotion
    ? idOf(promotionCodeOf(account, promotion, 'discounts').promotion.coupon)
    : idOf(discount.coupon)
  return account.store.find('coupon', coupon)
}

/** `buyer` null: unknown yet, no tax. */
export function sessionTotals(
  account: Account,
  session: Stripe.Checkout.Session,
  buyer: Buyer | null,
): Totals {
  const taxed = session.automatic_tax.enabled ? buyer : null
  return totalsOf(orderLines(session), couponOf(account, session.discounts), account.seller, taxed)
}

/** The fields of a session that follow from its amounts. */
export function amountFields(
  account: Account,
  session: Stripe.Checkout.Session,
  totals: Totals,
): Partial<Stripe.Checkout.Session> {
  const { rule } = totals
  const isTaxed = session.automatic_tax.enabled
  return {
    amount_subtotal: totals.subtotal,
    amount_total: totals.total,
    total_details: {
      amount_discount: totals.discount,
      amount_shipping: 0,
      amount_tax: totals.tax,
    },
    automatic_tax: {
      ...session.automatic_tax,
      status: isTaxed ? (rule.reason === null ? 'requires_location_inputs' : 'complete') : null,
    },
    line_items: {
      object: 'list',
      has_more: false,
      url: `/v1/checkout/sessions/${session.id}/line_items`,
      data: (session.line_items?.data ?? []).map((item, index) => {
        const line = totals.lines[index]
        if (!line) return item
        return {
          ...item,
          amount_discount: line.discount,
          amount_subtotal: line.subtotal,
          amount_tax: line.tax,
          amount_total: line.total,
          taxes: rule.reason
            ? [
                {
                  amount: line.tax,
                  rate: taxRate(account, totals),
                  taxability_reason: rule.reason,
                  taxable_amount: line.subtotal - line.discount,
                },
              ]
            : [],
        }
      }),
    },
  }
}

function taxRate(account: Account, { rule }: Totals): Stripe.TaxRate {
  return {
    id: `txr_local_${rule.percent}`,
    object: 'tax_rate',
    active: false,
    country: account.seller.country,
    created: account.now(),
    description: null,
    display_name: 'VAT',
    effective_percentage: rule.percent,
    flat_amount: null,
    inclusive: false,
    jurisdiction: account.seller.country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage: rule.percent,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  }
}
