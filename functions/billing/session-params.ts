import type { Stripe } from 'stripe'
import type { Locale } from '#domain/shared/locale.ts'
import { waysBack } from './payment-pages.ts'
import { metadataOf, type Wish } from './wish.ts'

interface Page {
  readonly wish: Wish
  readonly customer: string
  readonly price: string
  readonly promotion: string | null
  readonly language: Locale
  readonly siteOrigin: string
  /** Seconds since 1970; null: left to the provider (24 hours). */
  readonly expires_at?: number | null
}

/** What is asked of the provider's payment page: EU trade between companies, tax on top. */
export function sessionParams(
  page: Page,
): Stripe.Checkout.SessionCreateParams & { readonly customer: string } {
  const { wish, customer, price, promotion, language } = page
  const metadata = metadataOf(wish)
  const isPlan = wish.purpose === 'access_plan'
  return {
    mode: isPlan ? 'subscription' : 'payment',
    customer,
    client_reference_id: wish.user_id,
    line_items: [{ price, quantity: isPlan ? 1 : wish.tender_ids.length }],
    locale: language,
    ...waysBack(page.siteOrigin, language),
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    billing_address_collection: 'required',
    metadata,
    ...(page.expires_at ? { expires_at: page.expires_at } : {}),
    ...(promotion === null
      ? { allow_promotion_codes: true }
      : { discounts: [{ promotion_code: promotion }] }),
    ...(isPlan
      ? { subscription_data: { metadata } }
      : {
          payment_intent_data: { metadata },
          invoice_creation: {
            enabled: true,
            invoice_data: { metadata },
          },
        }),
  }
}
