import type { Stripe } from 'stripe'
import { makeOnce } from '../platform/stripe/make-once.ts'
import { stripeFailureOf } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'

type Wanted = Stripe.RefundCreateParams & { readonly payment_intent: string }

/**
 * Refunds what was paid twice, once per key. False: the bank asks for the money back, or it went back
 * already; a disputed charge cannot be refunded.
 */
export async function refundOnce(stripe: StripeApi, what: Wanted, key: string): Promise<boolean> {
  const { payment_intent } = what
  try {
    await makeOnce(
      key,
      (options) => stripe.refunds.create({ ...what, reason: 'duplicate' }, options),
      async () => {
        const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
        return data.find((refund) => isThat(refund, what)) ?? null
      },
    )
    return true
  } catch (error) {
    const code = stripeFailureOf(error)?.code
    if (code === 'charge_disputed' || code === 'charge_already_refunded') return false
    throw error
  }
}

const isThat = ({ metadata, reason, status }: Stripe.Refund, what: Wanted): boolean =>
  reason === 'duplicate' &&
  status !== 'failed' &&
  status !== 'canceled' &&
  Object.entries(what.metadata || {}).every(([name, value]) => metadata?.[name] === value)
