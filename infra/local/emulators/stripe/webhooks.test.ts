import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStripeFake } from './start-stripe-fake.ts'
import { checkoutOf, clientOf, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
beforeEach(async () => {
  account = await startTestAccount()
})
afterEach(() => account.fake.stop())

async function payOne(): Promise<void> {
  const session = await account.stripe.checkout.sessions.create(
    checkoutOf(undefined, 'price_application_fee', { tax_id_collection: undefined }),
  )
  await account.fake.checkout.pay(session.id)
}
const told = async () => {
  await account.fake.webhooks.idle()
  return account.received.map(({ id }) => id)
}
const completed = () =>
  account.fake
    .all('event')
    .filter(({ type }) => type === 'checkout.session.completed')
    .map(({ id }) => id)

describe('deliveries', () => {
  it('carry the object as it was, the version, and a signature over the raw body', async () => {
    await payOne()
    await told()
    const [event] = account.received
    expect(event).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      api_version: '2026-10-28.endive',
      data: { object: { object: 'checkout.session', status: 'complete' } },
    })
    expect(event?.data.object).not.toHaveProperty('line_items')
  })

  it('are repeated until the endpoint takes them, and listed as pending meanwhile', async () => {
    account.answers.push(500, 503)
    await payOne()
    expect(await told()).toEqual(completed())
    account.answers.push(500, 500, 500, 500)
    await payOne()
    await told()
    const pending = await account.stripe.events.list({ delivery_success: false })
    expect(pending.data.map(({ id }) => id)).toEqual([completed()[0]])
    expect(await account.fake.webhooks.resend(completed()[0] ?? '')).toBe(200)
    expect((await account.stripe.events.list({ delivery_success: false })).data).toEqual([])
  })

  it('can be held and released in another order', async () => {
    account.fake.webhooks.hold()
    for (let n = 0; n < 3; n++) await payOne()
    expect(await told()).toEqual([])
    const happened = [...account.fake.webhooks.held]
    account.fake.webhooks.release((ids) => ids.toReversed())
    expect(await told()).toEqual(happened.toReversed())
  })

  it('can be lost, doubled and delayed', async () => {
    account.fake.webhooks.drop()
    await payOne()
    expect(await told()).toEqual([])
    const lost = await account.stripe.events.list({ types: ['checkout.session.completed'] })
    expect(lost.data).toMatchObject([{ pending_webhooks: 1 }])
    account.fake.webhooks.resume()
    account.fake.webhooks.duplicate(2)
    account.fake.webhooks.delay(20)
    await payOne()
    expect(account.received).toEqual([])
    const [newest] = completed()
    expect(await told()).toEqual([newest, newest])
  })

  it('are listed by type and time', async () => {
    await payOne()
    const list = async (params: Stripe.EventListParams) =>
      (await account.stripe.events.list(params)).data.map(({ type }) => type)
    expect(await list({ type: 'charge.*' })).toEqual(['charge.succeeded'])
    const now = Math.floor(account.fake.clock.now() / 1000)
    expect(await list({ created: { gte: now + 60 } })).toEqual([])
    await account.fake.clock.advance(31 * 86_400_000)
    expect(await list({})).toEqual([])
  })
})

it('delivers over HTTP, and again after a restart what nobody took; the account is kept', async () => {
  const bodies: string[] = []
  let status = 503
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      const signature = String(request.headers['stripe-signature'])
      Stripe.webhooks.constructEvent(body, signature, 'whsec_local')
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dataFolder = await mkdtemp(join(tmpdir(), 'stripe-'))
  const start = () =>
    startStripeFake({
      dataFolder,
      webhook: { address: `http://127.0.0.1:${port}`, signingSecret: 'whsec_local' },
      retryDelaysMs: [],
    })
  const first = await start()
  const stripe = clientOf(first)
  const session = await stripe.checkout.sessions.create(
    checkoutOf(undefined, 'price_application_fee'),
  )
  await first.clock.advance(3_600_000)
  await first.checkout.pay(session.id)
  await first.webhooks.idle()
  await first.stop()
  expect(bodies).toHaveLength(1)

  status = 200
  const second = await start()
  await second.webhooks.idle()
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toBe(bodies[0])
  expect(second.secretKey).toBe(first.secretKey)
  expect(second.clock.now()).toBeGreaterThanOrEqual(Date.now() + 3_599_000)
  expect(await clientOf(second).checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
  })
  expect((await clientOf(second).products.list()).data).toHaveLength(3)
  await second.stop()
  server.close()
  await rm(dataFolder, { recursive: true })
})
