import type Stripe from 'stripe'

/** The requests that the fake answers, with the parameters that the installed stripe package allows them. */
export interface RequestParameters {
  'POST /v1/customers': Stripe.CustomerCreateParams
  'GET /v1/customers': Stripe.CustomerListParams
  'GET /v1/customers/:customer': Stripe.CustomerRetrieveParams
  'POST /v1/customers/:customer': Stripe.CustomerUpdateParams
  'DELETE /v1/customers/:customer': Stripe.CustomerDeleteParams
  'GET /v1/customers/:customer/tax_ids': Stripe.CustomerListTaxIdsParams
  'POST /v1/customers/:customer/tax_ids': Stripe.CustomerCreateTaxIdParams
  'GET /v1/customers/:customer/tax_ids/:tax_id': Stripe.CustomerRetrieveTaxIdParams
  'DELETE /v1/customers/:customer/tax_ids/:tax_id': Stripe.CustomerDeleteTaxIdParams
  'GET /v1/products': Stripe.ProductListParams
  'GET /v1/products/:product': Stripe.ProductRetrieveParams
  'GET /v1/prices': Stripe.PriceListParams
  'GET /v1/prices/:price': Stripe.PriceRetrieveParams
  'POST /v1/coupons': Stripe.CouponCreateParams
  'GET /v1/coupons/:coupon': Stripe.CouponRetrieveParams
  'GET /v1/promotion_codes': Stripe.PromotionCodeListParams
  'GET /v1/promotion_codes/:promotion_code': Stripe.PromotionCodeRetrieveParams
  'POST /v1/promotion_codes': Stripe.PromotionCodeCreateParams
  'POST /v1/promotion_codes/:promotion_code': Stripe.PromotionCodeUpdateParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:session': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:session/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/checkout/sessions/:session/line_items': Stripe.Checkout.SessionListLineItemsParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:subscription': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:subscription': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:subscription': Stripe.SubscriptionCancelParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:invoice': Stripe.InvoiceRetrieveParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'GET /v1/payment_intents': Stripe.PaymentIntentListParams
  'GET /v1/payment_intents/:intent': Stripe.PaymentIntentRetrieveParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/charges/:charge': Stripe.ChargeRetrieveParams
  'GET /v1/refunds': Stripe.RefundListParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'GET /v1/refunds/:refund': Stripe.RefundRetrieveParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/disputes/:dispute': Stripe.DisputeRetrieveParams
  'GET /v1/events': Stripe.EventListParams
  'GET /v1/events/:event': Stripe.EventRetrieveParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
}
