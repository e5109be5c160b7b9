import { isSettled, type Payment, type PaymentId } from '#domain/billing/payment.ts'
import { givesAccess } from '#domain/billing/subscription.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { SyncDeps } from './billing-deps.ts'
import { purchaseOf } from './purchase-intent.ts'
import { syncPayment } from './sync-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

type Status = 'open' | 'processing' | 'confirmed' | 'failed' | 'expired'
interface Checkout {
  readonly payment: Payment | null
  readonly status: Status
}

const statusOf = (payment: Payment): Status => {
  if (isSettled(payment)) return 'confirmed'
  const { status } = payment
  return status === 'open' || status === 'processing' || status === 'expired' ? status : 'failed'
}

/** How a payment page ended, asked of the provider as long as we do not know it. */
export async function getCheckout(
  deps: SyncDeps,
  user_id: UserId,
  checkout_id: PaymentId,
): Promise<Result<Checkout, 'not_found'>> {
  const stored = await deps.payments.find(user_id, checkout_id)
  const isWaiting = stored?.status === 'open' || stored?.status === 'processing'
  if (stored !== null && !isWaiting) return succeed({ payment: stored, status: statusOf(stored) })
  const stripe = await deps.stripe()
  const session = await nullIfMissing(stripe.checkout.sessions.retrieve(checkout_id))
  const purchase = session && purchaseOf(session.metadata)
  if (session === null || purchase?.user_id !== user_id) return fail('not_found')
  if (purchase.purpose === 'access_plan') {
    return succeed({ payment: null, status: await planStatus(deps, user_id, session) })
  }
  const payment = await syncPayment(deps, user_id, checkout_id)
  return payment === null ? fail('not_found') : succeed({ payment, status: statusOf(payment) })
}

type Session = Awaited<ReturnType<StripeApi['checkout']['sessions']['retrieve']>>

/** Of what was bought here: that the user has the plan by a grant confirms no payment. */
async function planStatus(deps: SyncDeps, user_id: UserId, session: Session): Promise<Status> {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  const { customer } = session
  const customer_id = typeof customer === 'string' ? customer : customer?.id
  const plan = customer_id ? await syncSubscription(deps, user_id, customer_id) : null
  const subscription = plan?.subscription ?? null
  if (subscription === null) return 'failed'
  if (subscription.status === 'incomplete') return 'processing'
  if (!givesAccess(subscription, deps.now())) return 'failed'
  // paid by a way that takes days, the subscription is active before its money is there
  return session.payment_status === 'unpaid' ? 'processing' : 'confirmed'
}
