import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { makeOnce } from '../../platform/stripe/make-once.ts'
import { nullIfMissing, stripeFailureOf } from '../../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../../platform/stripe/stripe-api.ts'
import type { SyncDeps } from '../billing-deps.ts'
import { readSessionPayment, type SessionPayment } from '../session-payment.ts'
import { syncPayment } from '../sync-payment.ts'
import {
  findPayment,
  type PaymentLooking,
  refundableOf,
  refundableShareOf,
} from './find-payment.ts'

type Route = (typeof deskPaymentRoutes)['refundPayment']
type Asked = RouteInput<Route>['params'] & RouteInput<Route>['body']
type Refusal = 'not_refundable' | 'payment_disputed' | 'changed_meanwhile'

/**
 * Refunds by the provider what an administrator decided, and stores at once what follows: the application
 * whose share went back is SUBMITTED again. The same press again finds its refund.
 */
export async function refundPayment(
  deps: SyncDeps & PaymentLooking,
  asked: Asked,
): Promise<Result<RouteOutput<Route>, 'not_found' | Refusal>> {
  const { user_id, payment_id } = asked
  if ((await deps.payments.find(user_id, payment_id)) === null) return fail('not_found')
  const stripe = await deps.stripe()
  const session = await nullIfMissing(readSessionPayment(stripe, payment_id))
  if (session?.user_id !== user_id) return fail('not_found')
  const isMade = session.refunds.some(({ request_id }) => request_id === asked.idempotency_key)
  const refusal = isMade ? null : await refund(stripe, session, asked)
  if (refusal !== null) return fail(refusal)
  await syncPayment(deps, user_id, payment_id)
  return findPayment(deps, user_id, payment_id)
}

async function refund(
  stripe: StripeApi,
  session: SessionPayment,
  { payment_id, tender_id, reason, idempotency_key }: Asked,
): Promise<Refusal | null> {
  const { payment_intent, refunds } = session
  if (session.status === 'disputed') return 'payment_disputed'
  const amount = tender_id === null ? refundableOf(session) : refundableShareOf(session, tender_id)
  if (payment_intent === null || amount <= 0) return 'not_refundable'
  const metadata = {
    payment_id,
    desk_request: idempotency_key,
    desk_reason: reason,
    ...(tender_id === null ? {} : { returned_tender_id: String(tender_id) }),
  }
  // two presses that saw the same refunds have the same key: the provider takes one of them
  const key = `desk-refund:${payment_id}:${refunds.length}`
  const made = async () => {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    return data.find((one) => one.metadata?.desk_request === idempotency_key) ?? null
  }
  try {
    await makeOnce(
      key,
      (options) =>
        stripe.refunds.create(
          { payment_intent, amount, metadata, reason: 'requested_by_customer' },
          options,
        ),
      made,
    )
    return null
  } catch (error) {
    const failure = stripeFailureOf(error)
    if (failure?.type === 'StripeIdempotencyError') return 'changed_meanwhile'
    if (failure?.code === 'charge_already_refunded') return 'not_refundable'
    if (failure?.code === 'charge_disputed') return 'payment_disputed'
    throw error
  }
}
