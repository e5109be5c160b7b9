import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contracts/errors.ts'
import english from '../../i18n/locales/en/billing.json' with { type: 'json' }
import { ApiError, type ApiErrorCode } from '../api-error.ts'
import { paymentFailureOf } from './payment-failure.ts'
import type { PurchaseIntent } from './purchase-intent.ts'

const told = (thrown: unknown, kind: PurchaseIntent['kind']) =>
  english.failure[paymentFailureOf(thrown, kind).key]
const plan = 'access_plan' as const
const payment = 'application_fees' as const

/** The catalogue of the specification, point 8. */
describe('what is told of a payment that could not begin', () => {
  it.each([
    ['authentication_required', plan, 'Authentication required. Please sign in again.'],
    ['authentication_required', payment, 'Authentication required. Please sign in again.'],
    ['payment_provider_unavailable', plan, 'Failed to create checkout session'],
    ['payment_provider_unavailable', payment, 'Failed to create payment session'],
    ['price_not_set', plan, 'Failed to create checkout session'],
    ['price_not_set', payment, 'Failed to create payment session'],
    ['internal_error', payment, 'Failed to create payment session'],
    ['no_payment_url', plan, 'No checkout URL received'],
    ['no_payment_url', payment, 'No payment URL received'],
  ] as const satisfies readonly (readonly [ErrorCode, PurchaseIntent['kind'], string])[])(
    '%s for %s: %s',
    (code, kind, text) => {
      expect(told(new ApiError(code), kind)).toBe(text)
    },
  )

  it('is "Unknown error occurred" for what nobody foresaw', () => {
    expect(told(new TypeError('x is not a function'), plan)).toBe('Unknown error occurred')
  })

  it('offers to try again only where the same again may help', () => {
    const mayRetry = (code: ApiErrorCode) => paymentFailureOf(new ApiError(code), payment).mayRetry
    for (const code of ['payment_provider_unavailable', 'no_payment_url', 'network'] as const) {
      expect(mayRetry(code), code).toBe(true)
    }
    for (const code of ['price_not_set', 'already_paid', 'covered_by_access_plan'] as const) {
      expect(mayRetry(code), code).toBe(false)
    }
  })
})
