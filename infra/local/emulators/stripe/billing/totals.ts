import type Stripe from 'stripe'
import { type Buyer, type Seller, type TaxRule, taxRuleFor } from '../tax.ts'

export interface OrderLine {
  price: Stripe.Price
  quantity: number
}

export interface PricedLine extends OrderLine {
  subtotal: number
  discount: number
  tax: number
  total: number
}

export interface Totals {
  lines: PricedLine[]
  subtotal: number
  discount: number
  tax: number
  total: number
  rule: TaxRule
}

/** Amounts in the currency's smallest unit; the discount comes off before tax, each line is rounded by itself. */
export function totalsOf(
  lines: readonly OrderLine[],
  coupon: Stripe.Coupon | null,
  seller: Seller,
  /** null: no tax is computed */
  buyer: Buyer | null,
): Totals {
  const rule: TaxRule = buyer ? taxRuleFor(seller, buyer) : { reason: null, percent: 0 }
  const priced = lines.map(({ price, quantity }): PricedLine => {
    const subtotal = (price.unit_amount ?? 0) * quantity
    const discount = Math.round((subtotal * (coupon?.percent_off ?? 0)) / 100)
    const tax = Math.round(((subtotal - discount) * rule.percent) / 100)
    return { price, quantity, subtotal, discount, tax, total: subtotal - discount + tax }
  })
  const sum = (key: 'subtotal' | 'discount' | 'tax' | 'total') =>
    priced.reduce((total, line) => total + line[key], 0)
  return {
    lines: priced,
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    tax: sum('tax'),
    total: sum('total'),
    rule,
  }
}
