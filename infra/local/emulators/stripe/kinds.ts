import type Stripe from 'stripe'

/** What the fake keeps, by Stripe's own `object` name and in Stripe's own types. */
export interface Kinds {
  customer: Stripe.Customer
  tax_id: Stripe.TaxId
  product: Stripe.Product
  price: Stripe.Price
  coupon: Stripe.Coupon
  promotion_code: Stripe.PromotionCode
  'checkout.session': Stripe.Checkout.Session
  'billing_portal.session': Stripe.BillingPortal.Session
  payment_method: Stripe.PaymentMethod
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  event: Stripe.Event
}

export type Kind = keyof Kinds
export type StripeObject = Kinds[Kind]

/** The id in a field that Stripe fills with an id or, expanded, with the object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'string' ? reference : reference.id
}
