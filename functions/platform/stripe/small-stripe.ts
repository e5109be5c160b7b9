import type { Stripe } from 'stripe'
import { ApiVersion } from '../../../node_modules/stripe/esm/apiVersion.js'
import { NodePlatformFunctions } from '../../../node_modules/stripe/esm/platform/NodePlatformFunctions.js'
import { RequestSender } from '../../../node_modules/stripe/esm/RequestSender.js'
import { BillingPortal } from '../../../node_modules/stripe/esm/resources/BillingPortal/index.js'
import { ChargeResource } from '../../../node_modules/stripe/esm/resources/Charges.js'
import { Checkout } from '../../../node_modules/stripe/esm/resources/Checkout/index.js'
import { CouponResource } from '../../../node_modules/stripe/esm/resources/Coupons.js'
import { CustomerResource } from '../../../node_modules/stripe/esm/resources/Customers.js'
import { DisputeResource } from '../../../node_modules/stripe/esm/resources/Disputes.js'
import { EventResource } from '../../../node_modules/stripe/esm/resources/Events.js'
import { InvoiceResource } from '../../../node_modules/stripe/esm/resources/Invoices.js'
import { PriceResource } from '../../../node_modules/stripe/esm/resources/Prices.js'
import { PromotionCodeResource } from '../../../node_modules/stripe/esm/resources/PromotionCodes.js'
import { RefundResource } from '../../../node_modules/stripe/esm/resources/Refunds.js'
import { SubscriptionResource } from '../../../node_modules/stripe/esm/resources/Subscriptions.js'
import { createApiKeyAuthenticator } from '../../../node_modules/stripe/esm/utils.js'
import { createWebhooks } from '../../../node_modules/stripe/esm/Webhooks.js'

/** The parts of Stripe that this product uses. */
export type StripeApi = Pick<
  Stripe,
  | 'billingPortal'
  | 'charges'
  | 'checkout'
  | 'coupons'
  | 'customers'
  | 'disputes'
  | 'events'
  | 'invoices'
  | 'prices'
  | 'promotionCodes'
  | 'refunds'
  | 'subscriptions'
>

interface Connection {
  readonly key: string
  readonly host: string
  readonly port: number
  readonly protocol: 'http' | 'https'
  readonly timeoutMs: number
  readonly retries: number
}

const platform = new NodePlatformFunctions()
export const { signature } = createWebhooks(platform)

/** Seconds, as in the package. */
const delays = { most: 5, first: 0.5 }

/** What the package's resources and sender ask of the client that they belong to. */
function hostOf({ key, host, port, protocol, timeoutMs, retries }: Connection) {
  const fields: Readonly<Record<string, unknown>> = {
    host,
    port: String(port),
    protocol,
    basePath: '/v1/',
    version: ApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    agent: null,
    httpClient: platform.createDefaultHttpClient(),
    dev: false,
    stripeAccount: null,
    stripeContext: null,
  }
  return {
    _authenticator: createApiKeyAuthenticator(key),
    _emitter: platform.createEmitter(),
    _platformFunctions: platform,
    _prevRequestMetrics: [],
    getApiField: (name: string) => fields[name],
    getAppInfoAsString: () => '',
    getClientUserAgent: (tell: (agent: string) => void) => tell('{}'),
    getConstant: () => '',
    getEmitEventBodiesEnabled: () => false,
    getInitialNetworkRetryDelay: () => delays.first,
    getMaxNetworkRetries: () => retries,
    getMaxNetworkRetryDelay: () => delays.most,
    getTelemetryEnabled: () => false,
    resolveBaseAddress: () => host,
  }
}

/**
 * Stripe's client with the resources that are used, out of a hundred and fifty: the whole one would be
 * a third of every bundle that pays. Made of the package's own inner parts: a test compares what both
 * clients send, so an update that changes them fails there.
 */
export function smallStripe(connection: Connection): StripeApi {
  const host = hostOf(connection) as unknown as Stripe
  Object.assign(host, { _requestSender: new RequestSender(host, 0) })
  return {
    billingPortal: new BillingPortal(host),
    charges: new ChargeResource(host),
    checkout: new Checkout(host),
    coupons: new CouponResource(host),
    customers: new CustomerResource(host),
    disputes: new DisputeResource(host),
    events: new EventResource(host),
    invoices: new InvoiceResource(host),
    prices: new PriceResource(host),
    promotionCodes: new PromotionCodeResource(host),
    refunds: new RefundResource(host),
    subscriptions: new SubscriptionResource(host),
  }
}
