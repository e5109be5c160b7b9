import type { Stripe } from 'stripe'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Money } from '#domain/shared/money.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'

/** Money of a payment that went back, or should have. */
export interface RefundState {
  readonly refund_id: string
  readonly amount: Money
  /** The bank did not take it: the money is with us again. */
  readonly is_failed: boolean
  /** The tender whose share it was; null: nobody said. */
  readonly tender_id: TenderId | null
  readonly created_at: Instant
  /** Why the desk made it, and by which press; null: it was not made there. */
  readonly reason: string | null
  readonly request_id: string | null
}

/** Every refund of a payment, oldest first. */
export async function refundsOf(stripe: StripeApi, payment_intent: string): Promise<RefundState[]> {
  const refunds: RefundState[] = []
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 })) {
    if (refund.status !== 'canceled') refunds.push(stateOf(refund))
  }
  return refunds.reverse()
}

function stateOf(refund: Stripe.Refund): RefundState {
  const { id, amount, currency, created, metadata, status } = refund
  const tender_id = Number(metadata?.returned_tender_id)
  return {
    refund_id: id,
    amount: { amount_minor: amount, currency: currency.toUpperCase() },
    is_failed: status === 'failed',
    tender_id: Number.isInteger(tender_id) && tender_id > 0 ? (tender_id as TenderId) : null,
    created_at: new Date(created * 1000).toISOString(),
    reason: metadata?.desk_reason ?? null,
    request_id: metadata?.desk_request ?? null,
  }
}

/**
 * Whether the office returns a tender's share by another way: once a bank did not take it, nothing goes
 * back by itself. A refund that names no tender may have been for any of them.
 */
export const isLeftToOffice = (refunds: readonly RefundState[], returned: TenderId): boolean =>
  refunds.some(
    ({ is_failed, tender_id }) => is_failed && (tender_id === null || tender_id === returned),
  )

/** The tenders whose share went back. */
export const returnedTenders = (refunds: readonly RefundState[]): readonly TenderId[] =>
  refunds.flatMap(({ is_failed, tender_id }) => (is_failed ? [] : (tender_id ?? [])))
