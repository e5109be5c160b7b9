import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { wireDecimal } from '../sample-catalogue.ts'
import type { PricedLine } from './totals.ts'
import type { InvoiceOrder } from './unpaid-invoice.ts'

export function invoiceLines(
  account: Account,
  invoice: string,
  order: InvoiceOrder,
): Stripe.ApiList<Stripe.InvoiceLineItem> {
  return {
    object: 'list',
    data: order.totals.lines.map((line) => invoiceLine(account, invoice, order, line)),
    has_more: false,
    url: `/v1/invoices/${invoice}/lines`,
  }
}

/** Lines carry the name of the product, as the real provider's do. */
const nameOf = ({ store }: Account, { product, id }: Stripe.Price): string =>
  store.find('product', idOf(product))?.name ?? id

function invoiceLine(
  account: Account,
  invoice: string,
  { subscription, totals, period, metadata }: InvoiceOrder,
  line: PricedLine,
): Stripe.InvoiceLineItem {
  const { price, quantity } = line
  const { reason } = totals.rule
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.subtotal,
    currency: price.currency,
    description: `${quantity} × ${nameOf(account, price)}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata,
    parent: subscription && {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: wireDecimal(price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: wireDecimal(quantity),
    subscription: subscription?.id ?? null,
    subtotal: line.subtotal,
    taxes: reason
      ? [
          {
            amount: line.tax,
            tax_behavior: 'exclusive',
            tax_rate_details: null,
            taxability_reason: reason,
            taxable_amount: line.subtotal - line.discount,
            type: 'tax_rate_details',
          },
        ]
      : [],
  }
}
