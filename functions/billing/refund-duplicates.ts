import type { PaymentId } from '#domain/billing/payment.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { SyncDeps } from './billing-deps.ts'
import { refundOnce } from './refund-once.ts'
import type { SessionPayment } from './session-payment.ts'

/**
 * Refunds the shares of tenders that were paid otherwise in the meantime, once each. A disputed payment
 * cannot be refunded before the bank has decided. Answers whether anything was refunded.
 */
export async function refundDuplicates(
  deps: Pick<SyncDeps, 'log'>,
  stripe: StripeApi,
  payment_id: PaymentId,
  payment: SessionPayment,
  tender_ids: readonly TenderId[],
): Promise<boolean> {
  const { payment_intent, total, status } = payment
  if (payment_intent === null || total === null || status === 'disputed') return false
  let left = total - payment.refunded
  let isAnyBack = false
  for (const tender_id of tender_ids) {
    const amount = Math.min(shareOf(payment, tender_id, total), left)
    if (amount <= 0) break
    const metadata = { payment_id, returned_tender_id: String(tender_id) }
    const key = `refund:${payment_id}:${tender_id}`
    if (!(await refundOnce(stripe, { payment_intent, amount, metadata }, key))) {
      deps.log.info('PAYMENT_NOT_RETURNED', { payment_id, tender_id })
      break
    }
    left -= amount
    isAnyBack = true
    deps.log.info('PAYMENT_RETURNED', { payment_id, tender_id })
  }
  return isAnyBack
}

/** Whole cents; the shares of all tenders make the total. */
export function shareOf(
  { tender_ids }: SessionPayment,
  tender_id: TenderId,
  total: number,
): number {
  const place = tender_ids.indexOf(tender_id)
  const upTo = (count: number) => Math.floor((total * count) / tender_ids.length)
  return upTo(place + 1) - upTo(place)
}
