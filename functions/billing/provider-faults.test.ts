import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { openBillingPortal } from './billing-portal.ts'
import { createCheckout } from './create-checkout.ts'
import { createPayment } from './create-payment.ts'
import { getCheckout } from './get-checkout.ts'
import { listInvoices } from './list-invoices.ts'
import { reconcile } from './reconcile.ts'

let shop: TestShop
let user_id: UserId
let people = 0
const first = tenderId(1)

beforeAll(async () => {
  shop = await startTestShop()
  await shop.publish(first)
})
afterAll(() => shop.stop())
beforeEach(() => {
  people += 1
  user_id = userId(`user-${people}`)
})
afterEach(() => shop.fake.failWhen(null))

const plan = () => shop.deps.accessPlans.find(user_id)
const buyPlan = () => createCheckout(shop.deps, user_id, { language: 'en' })
const payFee = () =>
  createPayment(shop.deps, user_id, {
    purpose: 'application_fees',
    tender_ids: [first],
    language: 'en',
  })
const sessions = () =>
  shop.fake.all('checkout.session').filter((one) => one.client_reference_id === user_id)
const customers = () =>
  shop.fake.all('customer').filter(({ metadata }) => metadata.user_id === user_id)

/** Pays the newest page of the user. */
async function pay() {
  const [session] = sessions()
  if (session === undefined) throw new Error('no session')
  await shop.fake.checkout.pay(session.id)
  await shop.fake.webhooks.idle()
  return paymentIdSchema.parse(session.id)
}

describe('a fault of the provider that it keeps for its key', () => {
  /** The next requests to make such a thing end in a fault. */
  const failNext = (path: string, count: number) => {
    let left = count
    shop.fake.failWhen((method, asked) => {
      if (method !== 'POST' || asked !== path || left === 0) return null
      left -= 1
      return 'kept_fault'
    })
  }

  it.each(['/v1/customers', '/v1/checkout/sessions'])(
    '%s: a later click gets through',
    async (path) => {
      // a fault of its own to every try: the client's two, and the one with the next key
      failNext(path, 3)
      await expect(buyPlan()).rejects.toMatchObject({ type: 'StripeAPIError' })
      expect(sessions()).toEqual([])
      const opened = await Promise.all([buyPlan(), buyPlan(), buyPlan()])
      expect(new Set(opened.map((one) => one.ok && one.value.url)).size).toBe(1)
      expect(sessions()).toHaveLength(1)
      expect(customers()).toHaveLength(1)
    },
  )

  it('that hid a page which was made shows that one', async () => {
    await buyPlan()
    const [page] = sessions()
    if (page === undefined) throw new Error('no session')
    // made, but not listed yet when the next click looks
    const { list } = shop.stripe.checkout.sessions
    let isHidden = true
    shop.stripe.checkout.sessions.list = ((...asked: Parameters<typeof list>) => {
      const listed = list.apply(shop.stripe.checkout.sessions, asked)
      if (!isHidden) return listed
      isHidden = false
      return listed.then((found) => ({ ...found, data: [] }))
    }) as typeof list
    failNext('/v1/checkout/sessions', 2)
    const opened = await buyPlan()
    shop.stripe.checkout.sessions.list = list
    expect(opened).toMatchObject({ ok: true, value: { url: page.url } })
    expect(sessions()).toHaveLength(1)
  })

  it('delays a refund, and makes no second one', async () => {
    await shop.submit(user_id, first)
    shop.fake.webhooks.drop()
    await payFee()
    const one = await pay()
    const [session] = sessions()
    const { id } = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      customer: String(session?.customer),
      client_reference_id: user_id,
      line_items: [{ price: 'price_application_fee', quantity: 1 }],
      success_url: 'https://site.example/payment-success',
      metadata: session?.metadata ?? {},
    })
    await shop.fake.checkout.pay(id, { country: 'NO' })
    const two = paymentIdSchema.parse(id)
    await getCheckout(shop.deps, user_id, one)
    failNext('/v1/refunds', 3)
    await expect(getCheckout(shop.deps, user_id, two)).rejects.toMatchObject({
      type: 'StripeAPIError',
    })
    shop.fake.failWhen(null)
    expect(await getCheckout(shop.deps, user_id, two)).toMatchObject({
      value: { payment: { status: 'refunded' } },
    })
    expect(shop.fake.all('refund')).toHaveLength(1)
    shop.fake.webhooks.resume()
  })
})

describe('a customer that was deleted at the provider', () => {
  const deleted = async () => {
    const customer = (await plan())?.customer_id ?? ''
    await shop.stripe.customers.del(customer)
    await shop.fake.webhooks.idle()
    return customer
  }

  it('is made anew when something is bought, and the old one\u2019s plan is over', async () => {
    await buyPlan()
    await pay()
    const before = await deleted()
    expect(await openBillingPortal(shop.deps, user_id, 'en')).toEqual({
      ok: false,
      code: 'not_found',
    })
    expect((await listInvoices(shop.deps, user_id)).length).toBeLessThanOrEqual(1)
    expect(await reconcile(shop.deps)).toEqual({ failed: 0 })
    expect(subscriptionStateOf(await plan(), shop.deps.now()).subscribed).toBe(false)

    const opened = await Promise.all([buyPlan(), buyPlan()])
    for (const one of opened) expect(one).toMatchObject({ value: { opens: 'checkout' } })
    const session = await pay()
    expect((await plan())?.customer_id).not.toBe(before)
    expect(customers()).toHaveLength(1)
    expect(await getCheckout(shop.deps, user_id, session)).toMatchObject({
      value: { status: 'confirmed' },
    })
  })

  it('leaves what was paid with it in force, and refunds of it are followed', async () => {
    await shop.submit(user_id, first)
    await payFee()
    const paid = await pay()
    await deleted()
    await buyPlan()
    expect(await shop.statusOf(user_id, first)).toBe('PAID')
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(paid)
    await shop.fake.refund({ payment_intent: String(payment_intent) })
    await shop.fake.webhooks.idle()
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
  })
})
