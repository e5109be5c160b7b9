import type Stripe from 'stripe'
import type { Store } from './store.ts'

interface SampleItem {
  lookup_key: string
  name: string
  /** cents */
  amount: number
  recurring?: Stripe.Price.Recurring.Interval
}

/** Amounts of the plan and of the single application are made up; the fee of an application is the real one. */
const ITEMS: readonly SampleItem[] = [
  { lookup_key: 'access_plan', name: 'Access plan (sample)', amount: 99_000, recurring: 'year' },
  { lookup_key: 'single_application', name: 'Single application (sample)', amount: 39_000 },
  { lookup_key: 'application_fee', name: 'Application fee (sample)', amount: 18_500 },
]

const CODES = [
  { code: 'NORDGATE10', expires_at: null },
  { code: 'EXPIRED10', expires_at: Date.UTC(2025, 0, 1) / 1000 },
]

/** Services that are supplied electronically, in Stripe's list of tax codes. */
const TAX_CODE = 'txcd_10000000'

/** What an operator sets up in the dashboard. Ids are fixed, so a second start changes nothing. */
export function stockCatalogue(store: Store, created: number): void {
  for (const item of ITEMS) {
    const product = `prod_${item.lookup_key}`
    const price = `price_${item.lookup_key}`
    if (store.find('price', price)) continue
    store.put(sampleProduct(product, price, item.name, created))
    store.put(samplePrice(price, product, item, created))
  }
  if (store.find('coupon', 'ten_percent_sample')) return
  store.put(sampleCoupon(created))
  for (const { code, expires_at } of CODES) store.put(sampleCode(code, expires_at, created))
}

function sampleProduct(id: string, price: string, name: string, created: number): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    default_price: price,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { sample: 'true' },
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: TAX_CODE,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
}

function samplePrice(id: string, product: string, item: SampleItem, created: number): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'eur',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: item.lookup_key,
    metadata: { sample: 'true' },
    nickname: null,
    product,
    recurring: item.recurring
      ? {
          interval: item.recurring,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: item.recurring ? 'recurring' : 'one_time',
    unit_amount: item.amount,
    unit_amount_decimal: wireDecimal(item.amount),
  }
}

/** Travels as text; the client makes its own number type of it. */
export const wireDecimal = (value: number) => String(value) as unknown as Stripe.Decimal

function sampleCoupon(created: number): Stripe.Coupon {
  return {
    id: 'ten_percent_sample',
    object: 'coupon',
    amount_off: null,
    created,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: { sample: 'true' },
    name: '10 % off (sample)',
    percent_off: 10,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
}

function sampleCode(
  code: string,
  expires_at: number | null,
  created: number,
): Stripe.PromotionCode {
  return {
    id: `promo_${code}`,
    object: 'promotion_code',
    active: true,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at,
    livemode: false,
    max_redemptions: null,
    metadata: { sample: 'true' },
    promotion: { coupon: 'ten_percent_sample', type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  }
}
