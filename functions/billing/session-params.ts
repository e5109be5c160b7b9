import type { Stripe } from 'stripe'
import type { Locale } from '#domain/shared/locale.ts'
import { metadataOf, type PurchaseIntent } from './purchase-intent.ts'
import { returnUrls } from './return-urls.ts'

interface SessionRequest {
  readonly purchase: PurchaseIntent
  readonly customer: string
  readonly price: string
  /** The price of one, in cents and without tax: the payment is compared with it for ever. */
  readonly unit_minor: number
  /** The purchase in words, for the invoice; the Access plan's is made by the provider. */
  readonly description?: string
  readonly promotion: string | null
  readonly language: Locale
  readonly siteOrigin: string
  /** Seconds since 1970; null: left to the provider (24 hours). */
  readonly expires_at?: number | null
}

/** The parameters of a checkout session: EU trade between companies, tax on top. */
export function sessionParams(
  request: SessionRequest,
): Stripe.Checkout.SessionCreateParams & { readonly customer: string } {
  const { purchase, customer, price, promotion, language } = request
  const metadata = { ...metadataOf(purchase), unit_minor: String(request.unit_minor) }
  const isPlan = purchase.purpose === 'access_plan'
  return {
    mode: isPlan ? 'subscription' : 'payment',
    customer,
    client_reference_id: purchase.user_id,
    line_items: [{ price, quantity: isPlan ? 1 : purchase.tender_ids.length }],
    locale: language,
    ...returnUrls(request.siteOrigin, language),
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    billing_address_collection: 'required',
    metadata,
    ...(request.expires_at ? { expires_at: request.expires_at } : {}),
    ...(promotion === null
      ? { allow_promotion_codes: true }
      : { discounts: [{ promotion_code: promotion }] }),
    ...(isPlan
      ? { subscription_data: { metadata } }
      : {
          payment_intent_data: { metadata },
          invoice_creation: {
            enabled: true,
            invoice_data: { metadata, description: request.description },
          },
        }),
  }
}
