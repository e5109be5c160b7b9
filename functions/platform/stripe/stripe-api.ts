import { type StripeApi, smallStripe } from './small-stripe.ts'
import type { StripeSecret } from './stripe-secret.ts'

export type { StripeApi }

/** Gives the API once the secret has been read. */
export type ConnectStripe = () => Promise<StripeApi>

/** A page waits for the answer, and the function ends after 25 seconds. */
const timing = { timeoutMs: 8_000, retries: 1 }
const stripeAddress = 'https://api.stripe.com'

export function createStripe({ secret_key, api_address }: StripeSecret): StripeApi {
  const { protocol, hostname, port } = new URL(api_address ?? stripeAddress)
  const isPlain = protocol === 'http:'
  return smallStripe({
    ...timing,
    key: secret_key,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  })
}

/** Connects again only when the secret was exchanged. */
export function connectStripe(readSecret: () => Promise<StripeSecret>): ConnectStripe {
  let connected: { readonly secret: StripeSecret; readonly api: StripeApi } | null = null
  return async () => {
    const secret = await readSecret()
    if (connected?.secret !== secret) connected = { secret, api: createStripe(secret) }
    return connected.api
  }
}
