import { createHmac } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentId } from '#domain/billing/payment.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { applicationsOf } from '../platform/test/applications-of.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createPayment } from './create-payment.ts'
import { handleWebhook } from './handle-webhook.ts'
import { reconcile } from './reconcile.ts'

let shop: TestShop
let user_id: UserId
let payment_id: PaymentId
let people = 0
const first = tenderId(1)

beforeAll(async () => {
  shop = await startTestShop()
  await shop.publish(first)
})
afterAll(() => shop.stop())

/** A paid page whose notification was lost. */
beforeEach(async () => {
  people += 1
  user_id = userId(`user-${people}`)
  shop.fake.webhooks.drop()
  payment_id = await paidPage(user_id)
  shop.logged.length = 0
  shop.mailed.length = 0
})

async function paidPage(buyer: UserId): Promise<PaymentId> {
  await shop.submit(buyer, first)
  const asked = { purpose: 'application_fees', tender_ids: [first], language: 'en' } as const
  const opened = await createPayment(shop.deps, buyer, asked)
  if (!opened.ok) throw new Error(opened.code)
  await shop.fake.checkout.pay(opened.value.payment_id, { country: 'NO' })
  return opened.value.payment_id
}

const event = (id = `evt_${people}`, session: string = payment_id) =>
  JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type: 'checkout.session.completed',
    data: { object: { id: session, object: 'checkout.session' } },
  })

function signed(body: string, given: { secret?: string; ageSeconds?: number } = {}): string {
  const t = Math.floor(Date.now() / 1000) - (given.ageSeconds ?? 0)
  const key = given.secret ?? shop.fake.signingSecret
  return `t=${t},v1=${createHmac('sha256', key).update(`${t}.${body}`).digest('hex')}`
}
const deliver = (body: string, signature: string | undefined = signed(body)) =>
  shop.deliver(body, signature)
const status = (tender_id: TenderId = first) => shop.statusOf(user_id, tender_id)
const codes = () => shop.logged.map(({ code }) => code)

function expectNoSecrets(): void {
  const written = JSON.stringify(shop.logged)
  for (const secret of [shop.fake.signingSecret, shop.fake.secretKey, 'v1=']) {
    expect(written).not.toContain(secret)
  }
}

/** What is stored of the user, to compare before and after. */
const everything = async () => ({
  plan: await shop.deps.accessPlans.find(user_id),
  payments: await shop.deps.payments.list(user_id),
  applications: await applicationsOf(shop.deps.applications, user_id),
})

/** The page as somebody who holds the key could have made it. */
async function otherPage(more: Partial<Stripe.Checkout.SessionCreateParams>): Promise<string> {
  const { metadata, customer } = await shop.stripe.checkout.sessions.retrieve(payment_id)
  const { id } = await shop.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: String(customer),
    line_items: [{ price: 'price_application_fee', quantity: 1 }],
    success_url: 'https://site.example/payment-success',
    metadata: metadata ?? {},
    ...more,
  })
  await shop.fake.checkout.pay(id, { country: 'NO' })
  return id
}

describe('a notification', () => {
  it('that is signed makes the application PAID', async () => {
    expect(await deliver(event())).toBe(200)
    expect(await status()).toBe('PAID')
    expect(codes()).toEqual(['PAYMENT_SYNCED', 'WEBHOOK_DONE'])
  })

  it.each([
    ['without a signature', () => undefined],
    ['with another secret', () => signed(event(), { secret: 'whsec_other' })],
    ['of another body', () => signed(event('evt_other'))],
    ['too long ago', () => signed(event(), { ageSeconds: 301 })],
    ['with nonsense', () => 'v1=,t=now'],
  ])('signed %s is refused', async (_, signature) => {
    const before = await everything()
    expect(await shop.deliver(event(), signature())).toBe(400)
    expect(await everything()).toEqual(before)
    expect(codes()).toEqual(['WEBHOOK_REFUSED'])
    expectNoSecrets()
  })

  it('is taken with either of two secrets while one replaces the other', async () => {
    const secret = await shop.deps.readSecret()
    const webhook_signing_secrets = ['whsec_new', ...secret.webhook_signing_secrets]
    const deps = {
      ...shop.deps,
      now: () => new Date(),
      readSecret: async () => ({ ...secret, webhook_signing_secrets }),
    }
    for (const [index, key] of webhook_signing_secrets.entries()) {
      const body = event(`evt_rotation_${index}`)
      const delivery = { body: Buffer.from(body), signature: signed(body, { secret: key }) }
      expect(await handleWebhook(deps, delivery)).toBe(200)
    }
  })

  it('that comes again changes nothing', async () => {
    const body = event()
    const answers = await Promise.all([deliver(body), deliver(body), deliver(body)])
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(0)
    for (const answer of answers) expect([200, 409]).toContain(answer)
    const before = await everything()
    shop.logged.length = 0
    expect(await deliver(body)).toBe(200)
    expect(await everything()).toEqual(before)
    expect(codes()).toEqual(['WEBHOOK_REPEATED'])
    expect(shop.mailed).toHaveLength(1)
    expectNoSecrets()
  })

  it('under an id that was processed tells of nothing else', async () => {
    expect(await deliver(event())).toBe(200)
    const buyer = userId(`other-${people}`)
    const other = await paidPage(buyer)
    expect(await deliver(event(undefined, other))).toBe(200)
    expect(await shop.statusOf(buyer, first)).toBe('SUBMITTED')
    expect(codes()).toContain('WEBHOOK_REPEATED')
  })

  it('whose work failed is processed when it comes again', async () => {
    shop.fake.failWhen(() => 'unavailable')
    const body = event()
    expect(await deliver(body)).toBe(500)
    shop.fake.failWhen(null)
    expect(await status()).toBe('SUBMITTED')
    expect(await deliver(body)).toBe(200)
    expect(await status()).toBe('PAID')
  })

  it('of a kind we do not listen to is answered and ignored', async () => {
    const body = event().replace('checkout.session.completed', 'product.created')
    expect(await deliver(body)).toBe(200)
    expect(shop.logged).toEqual([])
  })
})

describe('a notification that does not come', () => {
  const missed = () => shop.logged.filter(({ code }) => code === 'WEBHOOKS_MISSED')
  beforeEach(async () => {
    await reconcile(shop.deps)
    shop.logged.length = 0
    await paidPage(userId(`late-${people}`))
  })

  it('may still be under way after a minute', async () => {
    await shop.fake.clock.advance(60_000)
    await reconcile(shop.deps)
    expect(await shop.statusOf(userId(`late-${people}`), first)).toBe('PAID')
    expect(missed()).toEqual([])
  })

  it('is not missing when it came and failed', async () => {
    shop.fake.failWhen(() => 'unavailable')
    for (const one of shop.fake.all('event')) await deliver(JSON.stringify(one))
    shop.fake.failWhen(null)
    expect(codes()).toContain('WEBHOOK_FAILED')
    await shop.fake.clock.advance(3_600_000)
    await reconcile(shop.deps)
    expect(await shop.statusOf(userId(`late-${people}`), first)).toBe('PAID')
    expect(missed()).toEqual([])
  })

  it('is looked up within the hour, and the office is told that it is missing', async () => {
    await shop.fake.clock.advance(3_600_000)
    await reconcile(shop.deps)
    expect(await shop.statusOf(userId(`late-${people}`), first)).toBe('PAID')
    expect(missed()).toEqual([{ code: 'WEBHOOKS_MISSED', events: expect.any(Number) }])
    await reconcile(shop.deps)
    expect(missed()).toHaveLength(1)
  })
})

describe('a payment that is not what it says', () => {
  const refuse = async (session: string, problem: string) => {
    const before = await everything()
    expect(await deliver(event(undefined, session))).toBe(200)
    expect(await everything()).toEqual(before)
    expect(shop.logged).toContainEqual({
      code: 'PAYMENT_REFUSED',
      payment_id: paymentIdSchema.parse(session),
      problem,
    })
    expect(await status()).toBe('SUBMITTED')
    expect(shop.mailed).toEqual([])
    expectNoSecrets()
  }
  /** A price like that of the fee, but not the one that is sold. */
  const linesOf = async (said: Partial<Stripe.Price>) => {
    const id = `price_test_${people}`
    const fee = shop.fake.all('price').find((one) => one.lookup_key === 'application_fee')
    if (fee === undefined) throw new Error('no price')
    await shop.fake.change(({ store }) => store.put({ ...fee, lookup_key: null, ...said, id }))
    return { line_items: [{ quantity: 1, price: id }] }
  }

  it('is of a wrong amount', async () => {
    await refuse(await otherPage(await linesOf({ unit_amount: 18_400 })), 'amount')
  })

  it('is of a wrong currency', async () => {
    await refuse(await otherPage(await linesOf({ currency: 'sek' })), 'currency')
  })

  it('is of a price that is not sold, however right the amount', async () => {
    await refuse(await otherPage(await linesOf({})), 'price')
  })

  it('is for more applications than it paid', async () => {
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    await refuse(await otherPage({ metadata: { ...metadata, tender_ids: '1,2' } }), 'quantity')
  })

  it('is another company\u2019s', async () => {
    const other = await shop.stripe.customers.create({ metadata: { user_id: 'somebody-else' } })
    await refuse(await otherPage({ customer: other.id }), 'customer')
  })

  it('is for an application of nobody: the money goes back', async () => {
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    const session = await otherPage({ metadata: { ...metadata, tender_ids: '77' } })
    expect(await deliver(event(undefined, session))).toBe(200)
    expect(await shop.deps.payments.find(user_id, paymentIdSchema.parse(session))).toMatchObject({
      status: 'refunded',
      credited_tender_ids: [],
    })
    expect(await status(tenderId(77))).toBeNull()
  })
})
