import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { buyerOf } from '../billing/renewals.ts'
import type { SessionNotes } from '../billing/session-notes.ts'
import { amountFields, sessionTotals } from '../billing/session-totals.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { mergedMetadata } from '../operation.ts'
import { checkCheckoutRequest } from './check-checkout-request.ts'

type Given = Stripe.Checkout.SessionCreateParams

const DAY_SECONDS = 86_400

export function createSession(account: Account, given: Given): Stripe.Checkout.Session {
  checkCheckoutRequest(account, given)
  const bare = bareSession(account, given)
  const customer = account.store.find('customer', given.customer ?? null)
  const buyer = customer ? buyerOf(account, customer) : { country: null }
  const totals = sessionTotals(account, bare, buyer)
  const notes: SessionNotes = {
    object: 'session_notes',
    id: bare.id,
    metadata: mergedMetadata({}, (given.payment_intent_data ?? given.subscription_data)?.metadata),
    description: given.payment_intent_data?.description ?? null,
    invoice_description: given.invoice_creation?.invoice_data?.description ?? null,
    invoice_metadata: mergedMetadata({}, given.invoice_creation?.invoice_data?.metadata),
    customer_update: given.customer_update ?? {},
  }
  account.store.note(notes)
  return account.store.put({ ...bare, ...amountFields(account, bare, totals) })
}

function bareSession(account: Account, given: Given): Stripe.Checkout.Session {
  const id = newId('cs_test')
  const isPayment = given.mode === 'payment'
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: taxSettings(given.automatic_tax?.enabled ?? false),
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(),
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: isPayment ? (given.customer_creation ?? 'if_required') : 'always',
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: (given.discounts ?? []).map(({ coupon, promotion_code }) => ({
      coupon: coupon ?? null,
      promotion_code: promotion_code ?? null,
    })),
    expires_at: given.expires_at ?? account.now() + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isPayment ? invoiceCreation(given) : null,
    line_items: {
      object: 'list',
      data: (given.line_items ?? []).map((item) => lineItem(account, item)),
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergedMetadata({}, given.metadata),
    mode: given.mode ?? 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.success_url ?? null,
    tax_id_collection: { enabled: given.tax_id_collection?.enabled ?? false, required: 'never' },
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${account.address}/c/pay/${id}`,
    wallet_options: null,
  }
}

const taxSettings = (enabled: boolean): Stripe.Checkout.Session.AutomaticTax => ({
  enabled,
  liability: enabled ? { type: 'self' } : null,
  provider: enabled ? 'stripe' : null,
  status: null,
})

const invoiceCreation = (given: Given): Stripe.Checkout.Session.InvoiceCreation => ({
  enabled: given.invoice_creation?.enabled ?? false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: given.invoice_creation?.invoice_data?.description ?? null,
    footer: null,
    issuer: null,
    metadata: mergedMetadata({}, given.invoice_creation?.invoice_data?.metadata),
    rendering_options: null,
  },
})

function lineItem(
  account: Account,
  item: Stripe.Checkout.SessionCreateParams.LineItem,
): Stripe.LineItem {
  const price = account.store.get('price', item.price ?? null)
  const product = account.store.get('product', idOf(price.product))
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: 0,
    amount_tax: 0,
    amount_total: 0,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity: item.quantity ?? 1,
  }
}
