import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, DAY_MS, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
let stripe: Stripe
beforeEach(async () => {
  account = await startTestAccount()
  stripe = account.stripe
})
afterEach(() => account.fake.stop())

async function subscribe(card?: string) {
  const customer = await stripe.customers.create({ email: 'anna@producer.example' })
  const session = await stripe.checkout.sessions.create(
    checkoutOf(customer.id, 'price_access_plan', {
      discounts: [{ promotion_code: 'promo_NORDGATE10' }],
    }),
  )
  await account.fake.checkout.pay(session.id, { card, country: 'SE' })
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data
  if (!subscription) throw new Error('there is no subscription')
  await account.fake.webhooks.idle()
  account.received.length = 0
  return { customer: customer.id, id: subscription.id, subscription }
}

const told = async () => {
  await account.fake.webhooks.idle()
  return account.received.map(({ type }) => type)
}
const stateOf = (id: string) => stripe.subscriptions.retrieve(id)
const endOf = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0

describe('a subscription', () => {
  it('renews at its own moment for the full price', async () => {
    const { id, customer, subscription } = await subscribe()
    await account.fake.clock.advance(367 * DAY_MS)
    const renewed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
    expect(renewed.items.data[0]?.current_period_start).toBe(endOf(subscription))
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: {
        billing_reason: 'subscription_cycle',
        created: endOf(subscription),
        subtotal: 99_000,
        total: 123_750,
        status: 'paid',
        parent: { subscription_details: { subscription: id } },
        payments: { data: [{ status: 'paid' }] },
      },
    })
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
    expect((await stripe.charges.list({ customer })).data).toHaveLength(2)
    expect((await told()).sort()).toEqual(['customer.subscription.updated', 'invoice.paid'])
  })

  it('whose card fails is past due, is tried again, and ends after the last attempt', async () => {
    const { id, customer } = await subscribe('4000000000000341')
    await account.fake.clock.advance(367 * DAY_MS)
    expect(await stateOf(id)).toMatchObject({ status: 'past_due' })
    const attempts = async () =>
      (await stripe.invoices.list({ customer, status: 'open' })).data[0]?.attempt_count
    expect(await attempts()).toBe(1)
    await account.fake.clock.advance(3 * DAY_MS)
    expect(await attempts()).toBe(2)
    await account.fake.clock.advance(30 * DAY_MS)
    expect(await stateOf(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect(await attempts()).toBe(4)
    const types = await told()
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(types.at(-1)).toBe('customer.subscription.deleted')
  })

  it('is rescued by another card', async () => {
    const { id, customer } = await subscribe('4000000000000341')
    await account.fake.clock.advance(367 * DAY_MS)
    await account.fake.subscriptions.changeCard(id, '4242424242424242')
    expect(await stateOf(id)).toMatchObject({ status: 'active' })
    expect((await stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ])
    expect(await told()).toContain('invoice.paid')
  })

  it.each(['portal', 'switch'])('ends with its period when it was canceled by %s', async (by) => {
    const { id, subscription } = await subscribe()
    if (by === 'portal') await account.fake.subscriptions.cancelAtPeriodEnd(id)
    else await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await stateOf(id)).toMatchObject({
      status: 'active',
      cancel_at: endOf(subscription),
      cancel_at_period_end: by === 'switch',
    })
    await account.fake.clock.advance(367 * DAY_MS)
    expect(await stateOf(id)).toMatchObject({ status: 'canceled', ended_at: endOf(subscription) })
    expect(await told()).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
  })

  it('that goes on after all renews', async () => {
    const { id } = await subscribe()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    await account.fake.clock.advance(367 * DAY_MS)
    expect(await stateOf(id)).toMatchObject({ status: 'active', cancel_at: null })
  })

  it('canceled at once stays canceled', async () => {
    const { id, customer } = await subscribe()
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  async function paid(card?: string) {
    const customer = await stripe.customers.create({})
    const session = await stripe.checkout.sessions.create(
      checkoutOf(customer.id, 'price_application_fee'),
    )
    await account.fake.checkout.pay(session.id, { card, country: 'NO' })
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    return String(payment_intent)
  }

  it('is refunded in parts, and never more than was paid', async () => {
    const payment_intent = await paid()
    await stripe.refunds.create({ payment_intent, amount: 500 })
    const charge = async () => (await stripe.charges.list({ payment_intent })).data[0]
    expect(await charge()).toMatchObject({ refunded: false, amount_refunded: 500 })
    await expect(stripe.refunds.create({ payment_intent, amount: 18_001 })).rejects.toThrow(
      /greater/,
    )
    await stripe.refunds.create({ payment_intent })
    expect(await charge()).toMatchObject({ refunded: true, amount_refunded: 18_500 })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2)
  })

  it('is disputed, won or lost', async () => {
    const payment_intent = await paid('4000000000000259')
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 18_500 })
    await account.fake.closeDispute(dispute?.id ?? '', true)
    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    expect(await told()).toContain('charge.dispute.closed')
  })

  it('may arrive late or never', async () => {
    for (const isPaid of [true, false]) {
      const customer = await stripe.customers.create({})
      const session = await stripe.checkout.sessions.create(
        checkoutOf(customer.id, 'price_application_fee', { invoice_creation: { enabled: true } }),
      )
      await account.fake.checkout.pay(session.id, { is_delayed: true })
      const state = () => stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] })
      expect(await state()).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
      await account.fake.checkout.settle(session.id, isPaid)
      expect(await state()).toMatchObject({
        payment_status: isPaid ? 'paid' : 'unpaid',
        invoice: { status: isPaid ? 'paid' : 'open' },
      })
      const end = isPaid ? 'succeeded' : 'failed'
      expect(await told()).toContain(`checkout.session.async_payment_${end}`)
    }
  })
})
