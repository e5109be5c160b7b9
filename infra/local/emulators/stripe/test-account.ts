import Stripe from 'stripe'
import type { StandInOptions, StripeStandIn } from './stand-in.ts'
import { startStripeStandIn } from './start-stripe-stand-in.ts'

/** The real client, pointed at the stand-in. */
export function clientOf(
  standIn: Pick<StripeStandIn, 'port' | 'secretKey'>,
  secretKey = standIn.secretKey,
): Stripe {
  return new Stripe(secretKey, {
    host: '127.0.0.1',
    port: standIn.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export interface TestAccount {
  standIn: StripeStandIn
  stripe: Stripe
  /** Events that the endpoint has received, verified by the real client. */
  received: Stripe.Event[]
  /** What the endpoint answers next, by status; afterwards 200. */
  answers: number[]
}

/** A stand-in in memory with an endpoint in this process. */
export async function startTestAccount(options: StandInOptions = {}): Promise<TestAccount> {
  const received: Stripe.Event[] = []
  const answers: number[] = []
  const standIn = await startStripeStandIn({
    webhook: { address: 'http://product.example/api/stripe-webhook' },
    retryDelaysMs: [5, 10, 20],
    send: async (_, body, headers) => {
      const status = answers.shift() ?? 200
      if (status !== 200) return status
      received.push(
        stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          standIn.signingSecret,
        ),
      )
      return status
    },
    ...options,
  })
  const stripe = clientOf(standIn)
  return { standIn, stripe, received, answers }
}

export const checkoutOf = (
  customer: string | undefined,
  price: string,
  more: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: price === 'price_access_plan' ? 'subscription' : 'payment',
  line_items: [{ price, quantity: 1 }],
  success_url: 'http://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://site.example/payment-canceled?session_id={CHECKOUT_SESSION_ID}',
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  billing_address_collection: 'required',
  ...(customer ? { customer, customer_update: { address: 'auto', name: 'auto' } } : {}),
  ...more,
})

export const DAY_MS = 86_400_000
