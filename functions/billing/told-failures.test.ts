import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApplicationStore } from '../applications/application-store.ts'
import { notStarted } from '../applications/applying.ts'
import type { HttpHandler } from '../platform/http/serve.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { httpEvent } from '../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'

const user_id = userId('8a1c1d5e-7a8b-4c9d-8e0f-1a2b3c4d5e6f')
const tender_id = tenderId(1)

/** The two calls of the specification (point 7), each with a fault behind it. The site has the texts. */
describe.each([
  ['create-checkout', {}, 'access_plan'],
  ['create-payment', { purpose: 'application_fees', tender_ids: [tender_id] }, 'application_fee'],
] as const)('%s', (name, body, lookup_key) => {
  let cloud: TestCloud
  let handler: HttpHandler

  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    const applications = createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE'))
    const draft = { ...notStarted(user_id, tender_id, new Date()), version: 1 }
    await applications.save(draft, 'save', 0)
    const submitted_at = new Date().toISOString()
    await applications.save({ ...draft, submitted_at, version: 2 }, 'submit', 1)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    // a container of its own: prices and secret are kept for minutes
    vi.resetModules()
    Object.assign(process.env, cloud.environment)
    handler = (await import('./http.ts')).handler
  })
  afterEach(() => cloud.stripe.failWhen(null))

  async function call(caller: { readonly user_id: string } | null = { user_id }) {
    const answer = await handler(httpEvent(`POST /api/${name}`, { caller, body }))
    const { url, error } = JSON.parse(answer.body ?? '{}')
    return { status: answer.statusCode, url, code: error?.code }
  }

  it('without a session', async () => {
    expect(await call(null)).toMatchObject({ status: 401, code: 'authentication_required' })
  })

  it('with the provider down', async () => {
    for (const fault of ['unavailable', 'disconnect', 'lost_answer'] as const) {
      cloud.stripe.failWhen(() => fault)
      expect(await call()).toMatchObject({ status: 503, code: 'payment_provider_unavailable' })
    }
    cloud.stripe.failWhen(null)
    expect(await call()).toMatchObject({ status: 200, url: expect.any(String) })
  })

  it('with an answer without url', async () => {
    cloud.stripe.failWhen((method, path) =>
      method === 'POST' && path === '/v1/checkout/sessions' ? 'no_url' : null,
    )
    // nothing is open yet: a page that is would be taken from the list
    for (const { id, status } of cloud.stripe.all('checkout.session')) {
      if (status === 'open') await cloud.stripe.checkout.expire(id)
    }
    expect(await call()).toMatchObject({ status: 503, code: 'no_payment_url' })
    cloud.stripe.failWhen(null)
    expect(await call()).toMatchObject({ status: 200, url: expect.any(String) })
  })

  it('with a price that is missing, or not as it must be', async () => {
    const price = cloud.stripe.all('price').find((one) => one.lookup_key === lookup_key)
    if (price === undefined) throw new Error('no price')
    for (const said of [{ lookup_key: null }, { currency: 'sek' }, { active: false }]) {
      vi.resetModules()
      handler = (await import('./http.ts')).handler
      await cloud.stripe.change(({ store }) => store.put({ ...price, ...said }))
      expect(await call(), JSON.stringify(said)).toMatchObject({
        status: 409,
        code: 'price_not_set',
      })
    }
    await cloud.stripe.change(({ store }) => store.put(price))
  })

  it('with keys that cannot be read', async () => {
    vi.resetModules()
    vi.stubEnv('STRIPE_SECRET_ARN', 'arn:aws:secretsmanager:eu-north-1:1:secret:none')
    handler = (await import('./http.ts')).handler
    expect(await call()).toMatchObject({ status: 503, code: 'payment_provider_unavailable' })
  })
})
