import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createCheckout } from './create-checkout.ts'
import { reconcile } from './reconcile.ts'

let shop: TestShop
let user_id: UserId
let people = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  people += 1
  user_id = userId(`user-${people}`)
  shop.fake.webhooks.resume()
  shop.fake.webhooks.duplicate(1)
  await buy()
  shop.mailed.length = 0
})

async function buy(): Promise<void> {
  const opened = await createCheckout(shop.deps, user_id, { language: 'it' })
  if (!opened.ok) throw new Error(opened.code)
  const [session] = shop.fake.all('checkout.session')
  await shop.fake.checkout.pay(session?.id ?? '')
  await shop.fake.webhooks.idle()
}
const plan = () => shop.deps.accessPlans.find(user_id)
const isSubscribed = async () => subscriptionStateOf(await plan(), shop.deps.now()).subscribed
const mails = async () => {
  await shop.fake.webhooks.idle()
  return shop.mailed.map((mail) => mail.split(/[ #]/)[1])
}
/** The newest payment of the user's plan. */
async function chargeOf() {
  const customer = (await plan())?.customer_id
  const charge = shop.fake.all('charge').find((one) => one.customer === customer && one.paid)
  if (charge === undefined) throw new Error('no charge')
  return charge
}
async function refund(amount: number): Promise<void> {
  const { payment_intent } = await chargeOf()
  await shop.fake.refund({ payment_intent: String(payment_intent), amount })
}
const dispute = async () => (await shop.fake.dispute((await chargeOf()).id)).id

describe('a refund of the Access plan', () => {
  it('is told once each, and does not end the plan', async () => {
    shop.fake.webhooks.duplicate(3)
    const { amount } = await chargeOf()
    await refund(1_000)
    expect(await mails()).toEqual(['subscription_refunded'])
    await refund(amount - 1_000)
    expect(await mails()).toEqual(['subscription_refunded', 'subscription_refunded'])
    expect(await isSubscribed()).toBe(true)
    expect((await plan())?.subscription).toMatchObject({ status: 'active', ends_at: null })
  })
})

describe('a refund of the Access plan that the bank did not take', () => {
  it.each([
    ['an hour', 3_600_000],
    // the provider has forgotten the notifications by then
    ['forty days', 40 * 86_400_000],
  ])('is told after %s when its notification was lost', async (_, ms) => {
    await reconcile(shop.deps)
    shop.fake.webhooks.drop()
    const { payment_intent } = await chargeOf()
    const { id } = await shop.fake.refund({ payment_intent: String(payment_intent) })
    await shop.fake.failRefund(id)
    await shop.fake.clock.advance(ms)
    shop.logged.length = 0
    await reconcile(shop.deps)
    expect(await mails()).toContain('subscription_refund_failed')
    expect(shop.logged.filter(({ code }) => code === 'REFUND_FAILED')).toEqual([
      { code: 'REFUND_FAILED', refund_id: id },
    ])
    shop.logged.length = 0
    await reconcile(shop.deps)
    expect(shop.logged.map(({ code }) => code)).not.toContain('REFUND_FAILED')
  })
})

describe('a dispute of the Access plan', () => {
  it('that is won changes nothing', async () => {
    const id = await dispute()
    expect(await mails()).toEqual(['subscription_dispute_opened'])
    expect(await isSubscribed()).toBe(true)
    await shop.fake.closeDispute(id, true)
    expect(await mails()).toEqual(['subscription_dispute_opened'])
    expect(await isSubscribed()).toBe(true)
  })

  it('that is lost ends the plan at the provider', async () => {
    shop.fake.webhooks.duplicate(2)
    const id = await dispute()
    expect(await mails()).toEqual(['subscription_dispute_opened'])
    await shop.fake.closeDispute(id, false)
    // each once, in whatever order
    expect((await mails()).toSorted()).toEqual([
      'subscription_dispute_lost',
      'subscription_dispute_opened',
      'subscription_ended',
    ])
    const { subscription_id = '', status } = (await plan())?.subscription ?? {}
    expect(status).toBe('canceled')
    expect((await shop.stripe.subscriptions.retrieve(subscription_id)).status).toBe('canceled')
    expect(await isSubscribed()).toBe(false)
  })

  it('that was lost leaves the plan alone that was bought after it', async () => {
    const id = await dispute()
    const lost = (await plan())?.subscription?.subscription_id ?? ''
    await shop.fake.subscriptions.cancelNow(lost)
    await shop.fake.webhooks.idle()
    await shop.fake.clock.advance(1_000)
    await buy()
    await shop.fake.closeDispute(id, false)
    expect(await mails()).toContain('subscription_dispute_lost')
    const subscription = (await plan())?.subscription
    expect(subscription?.status).toBe('active')
    expect(subscription?.subscription_id).not.toBe(lost)
  })

  it.each([
    ['an hour', 3_600_000],
    // the provider has forgotten the notifications by then
    ['forty days', 40 * 86_400_000],
  ])('whose notification was lost is found after %s', async (_, ms) => {
    await reconcile(shop.deps)
    shop.fake.webhooks.drop()
    await shop.fake.closeDispute(await dispute(), false)
    await shop.fake.clock.advance(ms)
    expect(await mails()).toEqual([])
    expect(await reconcile(shop.deps)).toEqual({ failed: 0 })
    expect(await mails()).toEqual(expect.arrayContaining(['subscription_dispute_lost']))
    expect((await plan())?.subscription?.status).toBe('canceled')
    const sent = shop.mailed.length
    await reconcile(shop.deps)
    expect(shop.mailed).toHaveLength(sent)
  })
})

describe('of two plans bought at the same time', () => {
  it('the one that gives access is kept', async () => {
    const older = (await plan())?.subscription?.subscription_id ?? ''
    const found = shop.fake.all('subscription').find(({ id }) => id === older)
    if (found === undefined) throw new Error('no subscription')
    const newer = { ...found, id: `${older}_newer`, created: found.created + 1 }
    await shop.fake.change(({ store }) => {
      store.put({ ...found, status: 'unpaid' })
      store.put({ ...newer, latest_invoice: null })
    })
    await reconcile(shop.deps)
    expect((await plan())?.subscription).toMatchObject({
      subscription_id: newer.id,
      status: 'active',
    })
    expect((await shop.stripe.subscriptions.retrieve(older)).status).toBe('canceled')
  })
})
