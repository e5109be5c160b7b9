import type { PaymentPurpose } from '#domain/billing/payment-status.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { sessionValue } from '../session-value.ts'

/** What somebody is about to pay. */
export interface PurchaseIntent {
  readonly kind: 'access_plan' | PaymentPurpose
  /** Empty for the Access plan. */
  readonly tender_ids: readonly TenderId[]
  readonly referral_code: string | null
}

/** The purchase and the page it was made on (without language), for the way back. */
export interface KeptPurchase {
  readonly purchase: PurchaseIntent
  readonly path: string
  /** The payment page as the provider names it, where its address tells. */
  readonly payment_id: string | null
}

/** `https://checkout.stripe.com/c/pay/cs_...#...` */
export const paymentIdOfUrl = (url: string): string | null =>
  /\/(cs_[0-9A-Za-z_]+)(?:[/?#]|$)/.exec(url)?.[1] ?? null

const kinds: readonly unknown[] = ['access_plan', 'single_application', 'application_fees']

/** Kept while the tab is at the payment page: whoever turns back finds the place and the purchase. */
export const keptPurchase = sessionValue<KeptPurchase | null>('purchase_intent', (stored) => {
  const { purchase, path } = (stored ?? {}) as Partial<KeptPurchase>
  const isWhole =
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    kinds.includes(purchase?.kind) &&
    Array.isArray(purchase?.tender_ids)
  return isWhole ? (stored as KeptPurchase) : null
})

/** The code as typed, so that it outlives a sign-in on the way. */
export const typedReferralCode = sessionValue('referral_code', (stored) =>
  typeof stored === 'string' ? stored : '',
)
