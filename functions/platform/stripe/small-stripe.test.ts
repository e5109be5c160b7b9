import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type StripeApi, signature, smallStripe } from './small-stripe.ts'

/** What of a request the provider goes by; ids of the machine and of the single request are left out. */
interface Request {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

const received: Request[] = []
const server = createServer(async (request, response) => {
  received.push(await told(request))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ id: 'x_1', object: 'list', data: [], has_more: false }))
})

async function told(request: IncomingMessage): Promise<Request> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { authorization, 'content-type': type, 'stripe-version': version } = request.headers
  const idempotency = request.headers['idempotency-key']
  // the package makes keys of its own for a repeated POST; only given ones are compared
  const key = String(idempotency).startsWith('given') ? idempotency : undefined
  return {
    method: request.method,
    path: request.url,
    headers: { authorization, type, version, key },
    body,
  }
}

let small: StripeApi
let whole: Stripe

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const key = 'sk_test_sample'
  small = smallStripe({
    key,
    host: '127.0.0.1',
    port,
    protocol: 'http',
    timeoutMs: 5000,
    retries: 0,
  })
  whole = new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
})
beforeEach(() => received.splice(0))
afterAll(() => void server.close())

const calls: Readonly<Record<string, (api: StripeApi) => Promise<unknown>>> = {
  'billingPortal.sessions.create': (api) =>
    api.billingPortal.sessions.create({ customer: 'cus_1', return_url: 'https://a.example' }),
  'charges.retrieve': (api) => api.charges.retrieve('ch_1', { expand: ['dispute'] }),
  'checkout.sessions.create': (api) =>
    api.checkout.sessions.create(
      { mode: 'payment', line_items: [{ price: 'price_1', quantity: 2 }], metadata: { a: 'é' } },
      { idempotencyKey: 'given-1' },
    ),
  'checkout.sessions.list': (api) => api.checkout.sessions.list({ customer: 'cus_1', limit: 3 }),
  'coupons.create': (api) => api.coupons.create({ id: 'ten', percent_off: 10, duration: 'once' }),
  'customers.createTaxId': (api) =>
    api.customers.createTaxId('cus_1', { type: 'eu_vat', value: 'FR12123456789' }),
  'customers.update': (api) => api.customers.update('cus_1', { email: 'a@b.example' }),
  'disputes.retrieve': (api) => api.disputes.retrieve('dp_1'),
  'events.list': (api) => api.events.list({ created: { gte: 7 }, types: ['invoice.paid'] }),
  'invoices.retrieve': (api) => api.invoices.retrieve('in_1'),
  'prices.list': (api) => api.prices.list({ lookup_keys: ['plan'], active: true }),
  'promotionCodes.list': (api) => api.promotionCodes.list({ code: 'A B&C' }),
  'refunds.create': (api) => api.refunds.create({ charge: 'ch_1', amount: 5 }),
  'subscriptions.cancel': (api) => api.subscriptions.cancel('sub_1', { prorate: true }),
}

it.each(Object.entries(calls))(
  'sends for %s what the whole client of the package sends',
  async (_, call) => {
    await call(small)
    await call(whole)
    const [ours, theirs] = received
    expect(ours).toBeDefined()
    expect(ours).toEqual(theirs)
  },
)

it('has a call for every resource that it offers', () => {
  const tried = Object.keys(calls).map((name) => name.split('.')[0])
  expect(Object.keys(small).toSorted()).toEqual([...new Set(tried)].toSorted())
})

it('verifies what the whole client signs', () => {
  const payload = '{"id":"evt_1"}'
  const header = whole.webhooks.generateTestHeaderString({ payload, secret: 'whsec_a' })
  expect(signature?.verifyHeader(payload, header, 'whsec_a', 300)).toBe(true)
  expect(() => signature?.verifyHeader(payload, header, 'whsec_b', 300)).toThrow()
})
