import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PaymentId, paymentIdSchema } from '#domain/billing/payment.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createCheckout } from './create-checkout.ts'
import { createPayment } from './create-payment.ts'
import type { BillingMails } from './mails/billing-mails.ts'
import type { DueMail } from './mails/due-mails.ts'
import { syncPayment } from './sync-payment.ts'

let shop: TestShop
let user_id: UserId
let people = 0
const tenders = [1, 2, 3].map(tenderId)
const [first = tenderId(1), second = tenderId(2)] = tenders

beforeAll(async () => {
  shop = await startTestShop()
  for (const id of tenders) await shop.publish(id)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  people += 1
  user_id = userId(`user-${people}`)
  shop.mailed.length = 0
  shop.logged.length = 0
  // every notification comes twice
  shop.fake.webhooks.duplicate(2)
  for (const tender_id of tenders) await shop.submit(user_id, tender_id)
})

async function paidFees(): Promise<PaymentId> {
  const asked = { purpose: 'application_fees', tender_ids: tenders, language: 'en' } as const
  const opened = await createPayment(shop.deps, user_id, asked)
  if (!opened.ok) throw new Error(opened.code)
  await pay(opened.value.payment_id)
  return opened.value.payment_id
}
/** A second page that was paid for one of them as well, as two requests at once can make it. */
async function paidTwice(): Promise<PaymentId> {
  const payment_id = await paidFees()
  const { metadata, customer } = await shop.stripe.checkout.sessions.retrieve(payment_id)
  const { id } = await shop.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: String(customer),
    line_items: [{ price: 'price_application_fee', quantity: 2 }],
    success_url: 'https://site.example/payment-success',
    metadata: { ...metadata, tender_ids: `${second},4` },
  })
  await shop.submit(user_id, tenderId(4))
  await pay(id)
  return paymentIdSchema.parse(id)
}
async function pay(session: string): Promise<void> {
  await shop.fake.checkout.pay(session, { country: 'NO' })
  await shop.fake.webhooks.idle()
}
const mails = async () => {
  await shop.fake.webhooks.idle()
  return shop.mailed.map((mail) => mail.split(/[ #]/)[1])
}
/** What the state calls for now, with what it says. */
async function dueFor(payment_id: PaymentId): Promise<Pick<DueMail, 'kind' | 'tender_ids'>[]> {
  const due: DueMail[] = []
  const mails: BillingMails = {
    areSent: async () => new Set(),
    send: async (_, mail) => void due.push(mail),
  }
  await syncPayment({ ...shop.deps, mails }, user_id, payment_id)
  return due.map(({ kind, tender_ids }) => ({ kind, tender_ids }))
}
/** The refunds that the office was told to make otherwise. */
const failures = () =>
  shop.logged.filter(({ code }) => code === 'REFUND_FAILED').map(({ refund_id }) => refund_id)
const intentOf = async (payment_id: PaymentId) =>
  String((await shop.stripe.checkout.sessions.retrieve(payment_id)).payment_intent)

describe('the mail of a refund', () => {
  it('names the tender whose share went back, and no other', async () => {
    const id = await paidTwice()
    expect(await dueFor(id)).toEqual([
      { kind: 'payment_received', tender_ids: [second, 4] },
      { kind: 'payment_refunded', tender_ids: [second] },
    ])
  })

  it('that the office made by hand names the tender where the office did', async () => {
    const payment_id = await paidFees()
    const payment_intent = await intentOf(payment_id)
    const metadata = { returned_tender_id: String(first) }
    await shop.fake.refund({ payment_intent, amount: 18_500, metadata })
    await shop.fake.refund({ payment_intent, amount: 1_000 })
    expect(await mails()).toEqual(['payment_received', 'payment_refunded', 'payment_refunded'])
    expect(await dueFor(payment_id)).toEqual([
      { kind: 'payment_received', tender_ids: tenders },
      { kind: 'payment_refunded', tender_ids: [first] },
      { kind: 'payment_refunded', tender_ids: tenders },
    ])
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
    expect(await shop.statusOf(user_id, second)).toBe('PAID')
  })
})

describe('a refund that the bank does not take', () => {
  it('leaves the applications paid, is told once, and calls the office', async () => {
    const payment_id = await paidFees()
    const { id } = await shop.fake.refund({ payment_intent: await intentOf(payment_id) })
    await shop.fake.webhooks.idle()
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
    await shop.fake.failRefund(id)
    expect(await mails()).toEqual(['payment_received', 'payment_refunded', 'refund_failed'])
    expect(await shop.statusOf(user_id, first)).toBe('PAID')
    expect(await shop.deps.payments.find(user_id, payment_id)).toMatchObject({
      status: 'paid',
      refunded: null,
    })
    expect(failures()).toEqual([id])
  })

  it.each([
    ['two hours', 2 * 3_600_000],
    // the provider has forgotten the key of the refund by then
    ['two days', 2 * 86_400_000],
  ])('is not made again by itself after %s', async (_, ms) => {
    const payment_id = await paidTwice()
    const payment_intent = await intentOf(payment_id)
    const refunds = () =>
      shop.fake.all('refund').filter((one) => one.payment_intent === payment_intent)
    const [made] = refunds()
    await shop.fake.clock.advance(ms)
    shop.logged.length = 0
    await shop.fake.failRefund(made?.id ?? '')
    expect(await mails()).toContain('refund_failed')
    await syncPayment(shop.deps, user_id, payment_id)
    expect(refunds()).toHaveLength(1)
    expect(failures()).toEqual([made?.id])
    expect(shop.logged.map(({ code }) => code)).not.toContain('PAYMENT_RETURNED')
    expect(await shop.statusOf(user_id, second)).toBe('PAID')
  })

  it('of the whole payment, made by hand, is left to the office though the fee was paid again', async () => {
    const payment_id = await paidFees()
    const payment_intent = await intentOf(payment_id)
    const { id } = await shop.fake.refund({ payment_intent })
    await shop.fake.webhooks.idle()
    await paidFees()
    await shop.fake.failRefund(id)
    await shop.fake.webhooks.idle()
    const refunds = shop.fake.all('refund')
    expect(refunds.filter((one) => one.payment_intent === payment_intent)).toHaveLength(1)
  })

  it('is told of the Access plan as well', async () => {
    await createCheckout(shop.deps, user_id, { language: 'en' })
    const [session] = shop.fake.all('checkout.session')
    await pay(session?.id ?? '')
    const [charge] = shop.fake.all('charge')
    const { id } = await shop.fake.refund({ payment_intent: String(charge?.payment_intent) })
    await shop.fake.webhooks.idle()
    await shop.fake.failRefund(id)
    expect(await mails()).toEqual([
      'subscription_started',
      'subscription_refunded',
      'subscription_refund_failed',
    ])
    expect(failures()).toEqual([id])
  })

  it('of a payment that is nobody\u2019s any more calls the office all the same', async () => {
    const payment_id = await paidFees()
    const { id } = await shop.fake.refund({ payment_intent: await intentOf(payment_id) })
    await shop.fake.webhooks.idle()
    await shop.fake.change(({ store }) => {
      for (const session of shop.fake.all('checkout.session')) {
        if (session.id === payment_id) store.put({ ...session, metadata: {} })
      }
    })
    await shop.fake.failRefund(id)
    await shop.fake.webhooks.idle()
    expect(failures()).toEqual([id])
  })
})
