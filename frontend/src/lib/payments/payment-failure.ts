import { ApiError, type ApiErrorCode } from '../api-error.ts'
import type { PurchaseIntent } from './purchase-intent.ts'

/** The texts of the specification (point 8), as keys of `billing:failure`. */
export type PaymentFailureKey =
  | 'authentication_required'
  | 'checkout'
  | 'payment'
  | 'no_checkout_url'
  | 'no_payment_url'
  | 'unknown'

export interface PaymentFailure {
  readonly key: PaymentFailureKey
  /** More about the cause, where it is known. */
  readonly code: ApiErrorCode | null
  /** The same again may help. */
  readonly mayRetry: boolean
}

/** Refusals that last until something else changes. */
const lasting: ReadonlySet<ApiErrorCode> = new Set([
  'authentication_required',
  'referral_code_not_valid',
  'price_not_set',
  'already_paid',
  'covered_by_access_plan',
  'not_found',
  'transition_not_allowed',
  'market_not_open',
  'tender_withdrawn',
  'deadline_passed',
])

/** What to tell of a payment that could not begin. */
export function paymentFailureOf(thrown: unknown, kind: PurchaseIntent['kind']): PaymentFailure {
  const isPlan = kind === 'access_plan'
  if (!(thrown instanceof ApiError)) return { key: 'unknown', code: null, mayRetry: true }
  if (thrown.code === 'no_payment_url') {
    return { key: isPlan ? 'no_checkout_url' : 'no_payment_url', code: null, mayRetry: true }
  }
  const mayRetry = !lasting.has(thrown.code)
  if (thrown.code === 'authentication_required') {
    return { key: 'authentication_required', code: null, mayRetry }
  }
  const code = thrown.code === 'internal_error' ? null : thrown.code
  return { key: isPlan ? 'checkout' : 'payment', code, mayRetry }
}
