import type { Stripe } from 'stripe'
import type { PaymentId } from '#domain/billing/payment.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import type { PaymentPurpose } from '#domain/billing/payment-status.ts'
import type { PriceKey } from '#domain/billing/price.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Money } from '#domain/shared/money.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { PaymentRow } from '../platform/payments/payment-store.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isPromotionRefused } from './create-checkout.ts'
import { ensureCustomer } from './customer.ts'
import { describePurchase } from './describe-purchase.ts'
import { listSessions, openSession, overlap } from './open-session.ts'
import { checkPayable, type NotPayable } from './payable.ts'
import type { PurchaseIntent } from './purchase-intent.ts'
import { findPromotion } from './referral.ts'
import { sessionExpiryOf } from './session-expiry.ts'
import { sessionParams } from './session-params.ts'
import { syncPayment } from './sync-payment.ts'

export interface PaymentAsked {
  readonly purpose: PaymentPurpose
  readonly tender_ids: readonly TenderId[]
  readonly language: Locale
  readonly referral_code?: string
}
type Opened = { readonly url: string; readonly payment_id: PaymentId }
export type PaymentRefusal =
  | NotPayable
  | 'referral_code_not_valid'
  | 'price_not_set'
  | 'no_payment_url'

const priceOf = {
  single_application: 'single_application',
  application_fees: 'application_fee',
} as const satisfies Record<PaymentPurpose, PriceKey>

/** Opens the checkout session where a single application, or the fee of submitted applications, is paid. */
export async function createPayment(
  deps: BillingDeps,
  user_id: UserId,
  { purpose, language, referral_code, ...asked }: PaymentAsked,
): Promise<Result<Opened, PaymentRefusal>> {
  const tender_ids = [...new Set(asked.tender_ids)].sort((a, b) => a - b)
  const purchase: PurchaseIntent = {
    user_id,
    purpose,
    tender_ids,
    referral_code: referral_code ?? null,
  }
  const first = await checkPayable(deps, purchase)
  if (!first.ok) return first
  const { ids, prices } = await deps.readPrices()
  const price = ids[priceOf[purpose]]
  const unit = prices[priceOf[purpose]]?.unit
  if (price === null || unit === undefined) return fail('price_not_set')

  const stripe = await deps.stripe()
  const customer = await ensureCustomer(deps, stripe, user_id, language)
  const sessions = await syncOverlapping(deps, stripe, customer, purchase)
  const payable = await checkPayable(deps, purchase)
  if (!payable.ok) return payable
  const promotion =
    purchase.referral_code &&
    (await findPromotion(stripe, purchase.referral_code, customer, deps.now()))
  if (purchase.referral_code !== null && !promotion) return fail('referral_code_not_valid')
  const { siteOrigin } = deps
  const expires_at = await sessionExpiry(deps, purchase)
  const description = await describePurchase(deps, purpose, tender_ids, language)
  const unit_minor = unit.amount_minor
  const request = {
    ...{ purchase, customer, price, unit_minor, description, promotion },
    ...{ language, siteOrigin, expires_at },
  }
  const params = sessionParams(request)
  const net = { ...unit, amount_minor: unit.amount_minor * tender_ids.length }
  try {
    const session = await openSession(stripe, purchase, sessions, params, net.amount_minor)
    if (session === null) return fail('referral_code_not_valid')
    if (!session.url) return fail('no_payment_url')
    const row = openRow(purchase, purpose, session, net, customer)
    await deps.payments.add(row)
    return succeed({ url: session.url, payment_id: row.payment_id })
  } catch (error) {
    if (promotion && isPromotionRefused(error)) return fail('referral_code_not_valid')
    throw error
  }
}

/** A fee is for what was submitted in time; a single application has to be submitted yet. */
async function sessionExpiry(
  deps: BillingDeps,
  { purpose, tender_ids }: PurchaseIntent,
): Promise<number | null> {
  if (purpose !== 'single_application') return null
  const tenders = await Promise.all(tender_ids.map((tender_id) => deps.tenders.find(tender_id)))
  const dates = tenders.flatMap((tender) => (tender === null ? [] : [tender.summary]))
  return sessionExpiryOf(dates, deps.now())
}

/** A checkout session that nobody has paid yet. */
const openRow = (
  { user_id, tender_ids, referral_code }: PurchaseIntent,
  purpose: PaymentPurpose,
  { id, created }: Stripe.Checkout.Session,
  net: Money,
  customer_id: string,
): PaymentRow => ({
  payment_id: paymentIdSchema.parse(id),
  user_id,
  customer_id,
  purpose,
  tender_ids: [...tender_ids],
  status: 'open',
  net,
  total: null,
  tax: null,
  is_reverse_charge: false,
  refunded: null,
  referral_code,
  created_at: new Date(created * 1000).toISOString(),
  paid_at: null,
  credited_tender_ids: [],
  version: 1,
})

/** What was paid a moment ago counts, also when its notification has not come. */
async function syncOverlapping(
  deps: BillingDeps,
  stripe: StripeApi,
  customer: string,
  purchase: PurchaseIntent,
) {
  const sessions = await listSessions(stripe, customer)
  for (const session of sessions) {
    if (session.status === 'open' || session.mode !== 'payment' || !overlap(purchase, session))
      continue
    const payment_id = paymentIdSchema.parse(session.id)
    const stored = await deps.payments.find(purchase.user_id, payment_id)
    const isWaiting = stored === null || stored.status === 'open' || stored.status === 'processing'
    if (isWaiting) await syncPayment(deps, purchase.user_id, payment_id)
  }
  return sessions
}
