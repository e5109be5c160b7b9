import Stripe from 'stripe'
import { startStripeFake } from './start-stripe-fake.ts'
import type { StripeFake, StripeFakeOptions } from './stripe-fake.ts'

/** The real client, pointed at the fake. */
export function clientOf(
  fake: Pick<StripeFake, 'port' | 'secretKey'>,
  secretKey = fake.secretKey,
): Stripe {
  return new Stripe(secretKey, {
    host: '127.0.0.1',
    port: fake.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export interface TestAccount {
  fake: StripeFake
  stripe: Stripe
  /** Events that the endpoint has received, verified by the real client. */
  received: Stripe.Event[]
  /** What the endpoint answers next, by status; afterwards 200. */
  answers: number[]
}

/** A fake in memory with an endpoint in this process. */
export async function startTestAccount(options: StripeFakeOptions = {}): Promise<TestAccount> {
  const received: Stripe.Event[] = []
  const answers: number[] = []
  const fake = await startStripeFake({
    webhook: { address: 'http://product.example/api/stripe-webhook' },
    retryDelaysMs: [5, 10, 20],
    send: async (_, body, headers) => {
      const status = answers.shift() ?? 200
      if (status !== 200) return status
      received.push(
        stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', fake.signingSecret),
      )
      return status
    },
    ...options,
  })
  const stripe = clientOf(fake)
  return { fake, stripe, received, answers }
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
