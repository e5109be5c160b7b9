import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayApplyTo, subscriptionStateOf } from '#domain/billing/access-plan.ts'
import { type PaymentId, paymentIdSchema } from '#domain/billing/payment.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { nameIn } from '#domain/tenders/title-in.ts'
import { payFromSingle } from '../applications/pay-from-single.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createCheckout } from './create-checkout.ts'
import { createPayment, type PaymentAsked } from './create-payment.ts'
import { endSubscription } from './end-subscription.ts'
import { getBilling } from './get-billing.ts'
import { getCheckout } from './get-checkout.ts'
import { listInvoices } from './list-invoices.ts'
import type { DueMail } from './mails/due-mails.ts'
import { createReadPrices } from './price-book.ts'
import { syncSubscription } from './sync-subscription.ts'

let shop: TestShop
let user_id: UserId
let people = 0
const tenders = [1, 2, 3].map(tenderId)
const [first = tenderId(1), second = tenderId(2), third = tenderId(3)] = tenders

beforeAll(async () => {
  shop = await startTestShop()
  for (const id of tenders) await shop.publish(id)
})
afterAll(() => shop.stop())
beforeEach(() => {
  people += 1
  user_id = userId(`user-${people}`)
  shop.mailed.length = 0
  shop.logged.length = 0
})
afterEach(() => {
  shop.fake.failWhen(null)
  shop.fake.webhooks.resume()
})

const idle = () => shop.fake.webhooks.idle()
/** Of this test's user: when the clock moves, the plans of the others renew as well. */
const mails = async () => {
  await idle()
  const own = shop.mailed.filter((mail) => mail.startsWith(`${user_id} `))
  return own.map((mail) => mail.split(/[ #]/)[1])
}
const stored = (payment_id: PaymentId) => shop.deps.payments.find(user_id, payment_id)
const fees = (...tender_ids: TenderId[]): PaymentAsked => ({
  purpose: 'application_fees',
  tender_ids,
  language: 'en',
})
const single = (tender_id: TenderId): PaymentAsked => ({
  purpose: 'single_application',
  tender_ids: [tender_id],
  language: 'fr',
})

async function open(asked: PaymentAsked) {
  const opened = await createPayment(shop.deps, user_id, asked)
  if (!opened.ok) throw new Error(opened.code)
  return opened.value
}

async function subscribe(card?: string) {
  const opened = await createCheckout(shop.deps, user_id, { language: 'de' })
  if (!opened.ok) throw new Error(opened.code)
  const [session] = shop.fake.all('checkout.session')
  if (session === undefined) throw new Error('no session')
  await shop.fake.checkout.pay(session.id, { card })
  await idle()
  return paymentIdSchema.parse(session.id)
}
const plan = () => shop.deps.accessPlans.find(user_id)
const subscriptionId = async () => (await plan())?.subscription?.subscription_id ?? ''

describe('fees of submitted applications', () => {
  beforeEach(async () => {
    for (const tender_id of tenders) await shop.submit(user_id, tender_id)
  })

  it('make all of them PAID at once, by the notification alone', async () => {
    const { payment_id } = await open(fees(first, second, third))
    expect(await stored(payment_id)).toMatchObject({
      status: 'open',
      net: { amount_minor: 55_500, currency: 'EUR' },
      total: null,
    })
    await shop.fake.checkout.pay(payment_id)
    expect(await mails()).toEqual(['payment_received'])
    expect(await stored(payment_id)).toMatchObject({
      status: 'paid',
      credited_tender_ids: tenders,
      total: { currency: 'EUR' },
    })
    for (const tender_id of tenders) {
      expect(await shop.deps.applications.find(user_id, tender_id)).toMatchObject({
        status: 'PAID',
        payment_id,
        version: 3,
      })
    }
    expect(await createPayment(shop.deps, user_id, fees(second))).toEqual({
      ok: false,
      code: 'already_paid',
      details: { tender_ids: [second] },
    })
    const invoices = await listInvoices(shop.deps, user_id)
    expect(invoices).toMatchObject([{ status: 'paid', pdf_url: expect.any(String) }])
  })

  it('are confirmed to the waiting page although the notification was lost', async () => {
    shop.fake.webhooks.drop()
    const { payment_id } = await open(fees(first))
    const asked = () => getCheckout(shop.deps, user_id, payment_id)
    expect(await asked()).toMatchObject({ ok: true, value: { status: 'open' } })
    await shop.fake.checkout.pay(payment_id)
    expect(await asked()).toMatchObject({
      ok: true,
      value: { status: 'confirmed', payment: { status: 'paid', tender_ids: [first] } },
    })
    expect(await shop.statusOf(user_id, first)).toBe('PAID')
    expect(await mails()).toEqual(['payment_received'])
    expect(await getCheckout(shop.deps, userId('somebody-else'), payment_id)).toMatchObject({
      code: 'not_found',
    })
  })

  it('open one page for the same purchase, however often and at once it is asked for', async () => {
    const asked = Array.from({ length: 5 }, () =>
      createPayment(shop.deps, user_id, fees(second, first)),
    )
    const pages = (await Promise.all(asked)).map((opened) => opened.ok && opened.value.payment_id)
    expect(new Set(pages).size).toBe(1)
    expect((await open(fees(first, second, first))).payment_id).toBe(pages[0])
    const customers = shop.fake.all('customer').filter((one) => one.metadata.user_id === user_id)
    expect(customers).toHaveLength(1)
  })

  it('close the page of other purchases for the same application', async () => {
    const { payment_id: earlier } = await open(fees(first, second))
    const { payment_id: later } = await open(fees(second))
    expect(earlier).not.toBe(later)
    await idle()
    expect(await stored(earlier)).toMatchObject({ status: 'expired' })
    const { payment_id: again } = await open(fees(first, second))
    expect([earlier, later]).not.toContain(again)
  })

  it('that were paid twice at the same time go back for that part, once', async () => {
    const { payment_id: one } = await open(fees(first, second))
    // as two requests make it that do not see each other's page
    const { data } = await shop.stripe.checkout.sessions.list({ limit: 1 })
    const { metadata, customer } = data[0] ?? {}
    const other = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      customer: String(customer),
      line_items: [{ price: 'price_application_fee', quantity: 2 }],
      success_url: 'https://site.example/payment-success',
      metadata: { ...metadata, tender_ids: `${second},${third}` },
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      billing_address_collection: 'required',
    })
    const two = paymentIdSchema.parse(other.id)
    await Promise.all([
      shop.fake.checkout.pay(one, { country: 'NO' }),
      shop.fake.checkout.pay(two, { country: 'NO' }),
    ])
    await idle()
    const rows = [await stored(one), await stored(two)]
    const credited = rows.flatMap((row) => row?.credited_tender_ids ?? [])
    expect(credited.sort()).toEqual(tenders)
    expect(rows.map((row) => row?.status).sort()).toEqual(['paid', 'partly_refunded'])
    expect(rows.map((row) => row?.refunded?.amount_minor ?? 0).sort()).toEqual([0, 18_500])
  })

  it('go back to SUBMITTED with a full refund or a lost dispute, and stay PAID before that', async () => {
    const { payment_id } = await open(fees(first))
    await shop.fake.checkout.pay(payment_id)
    await idle()
    const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    const payment_intent = String(intent)
    await shop.stripe.refunds.create({ payment_intent, amount: 100 })
    await idle()
    expect(await stored(payment_id)).toMatchObject({ status: 'partly_refunded' })
    expect(await shop.statusOf(user_id, first)).toBe('PAID')
    await shop.stripe.refunds.create({ payment_intent })
    await idle()
    expect(await stored(payment_id)).toMatchObject({ status: 'refunded', credited_tender_ids: [] })
    expect(await shop.deps.applications.find(user_id, first)).toMatchObject({
      status: 'SUBMITTED',
      payment_id: null,
    })
    const { payment_id: again } = await open(fees(first))
    await shop.fake.checkout.pay(again, { card: '4000000000000259' })
    await idle()
    expect(await stored(again)).toMatchObject({ status: 'disputed' })
    expect(await shop.statusOf(user_id, first)).toBe('PAID')
    const [dispute] = shop.fake.all('dispute')
    await shop.fake.closeDispute(dispute?.id ?? '', false)
    await idle()
    expect(await stored(again)).toMatchObject({ status: 'refunded' })
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
    expect(await mails()).toEqual([
      'payment_received',
      'payment_refunded',
      'payment_refunded',
      'payment_received',
      'dispute_opened',
      'dispute_lost',
    ])
  })

  it('wait for money that comes later, and fail without it', async () => {
    const { payment_id } = await open(fees(first))
    await shop.fake.checkout.pay(payment_id, { is_delayed: true })
    await idle()
    expect(await stored(payment_id)).toMatchObject({ status: 'processing' })
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
    expect(await createPayment(shop.deps, user_id, fees(first))).toMatchObject({
      code: 'already_paid',
    })
    await shop.fake.checkout.settle(payment_id, false)
    await idle()
    expect(await stored(payment_id)).toMatchObject({ status: 'failed' })
    expect(await shop.statusOf(user_id, first)).toBe('SUBMITTED')
    expect((await open(fees(first))).payment_id).not.toBe(payment_id)
  })

  it.each([
    { kept: 'with its page', more: { unit_minor: '17000' } },
    { kept: 'by the provider alone, as before it was kept', more: { unit_minor: '' } },
  ])(
    'that were made at an earlier fee, $kept, stay right when the fee changes',
    async ({ more }) => {
      const { payment_id } = await open(fees(first))
      const { metadata, customer } = await shop.stripe.checkout.sessions.retrieve(payment_id)
      const fee = shop.fake.all('price').find((one) => one.lookup_key === 'application_fee')
      if (fee === undefined) throw new Error('no price')
      const unit_amount = 17_000
      const id = `price_earlier_fee_${more.unit_minor}`
      await shop.fake.change(({ store }) =>
        store.put({ ...fee, lookup_key: null, unit_amount, id }),
      )
      const earlier = await shop.stripe.checkout.sessions.create({
        mode: 'payment',
        customer: String(customer),
        line_items: [{ price: id, quantity: 1 }],
        success_url: 'https://site.example/payment-success',
        // an empty value takes the key away
        metadata: { ...metadata, ...more },
      })
      const row = await stored(payment_id)
      if (row === null) throw new Error('no payment')
      const earlier_id = paymentIdSchema.parse(earlier.id)
      await shop.deps.payments.add({
        ...row,
        payment_id: earlier_id,
        net: { amount_minor: unit_amount, currency: 'EUR' },
      })
      await shop.fake.checkout.pay(earlier_id, { country: 'NO' })
      await idle()
      expect(await stored(earlier_id)).toMatchObject({
        status: 'paid',
        credited_tender_ids: [first],
      })
      expect(await shop.statusOf(user_id, first)).toBe('PAID')
    },
  )

  it('have invoices that name what was bought, in the language of the purchase', async () => {
    const { payment_id } = await open({ ...fees(first), language: 'de' })
    await shop.fake.checkout.pay(payment_id)
    await idle()
    const [invoice] = await listInvoices(shop.deps, user_id)
    const [tender] = await shop.deps.tenders.findSummaries([first])
    expect(invoice?.lines.join()).toContain('Angebotsgeb\u00fchr f\u00fcr')
    if (tender === undefined) throw new Error('no tender')
    expect(invoice?.lines.join()).toContain(nameIn(tender, 'de'))
    expect(invoice?.lines.join()).not.toContain(tender.title)
    expect(invoice?.is_access_plan).toBe(false)
  })

  it('are not for drafts, unknown tenders, or somebody else\u2019s applications', async () => {
    const refused = async (tender_id: number) => {
      const opened = await createPayment(shop.deps, user_id, fees(first, tenderId(tender_id)))
      return opened.ok ? null : opened.code
    }
    expect(await refused(99)).toBe('not_found')
    user_id = userId(`other-${people}`)
    expect(await refused(2)).toBe('not_found')
  })
})

describe('a single application', () => {
  it('is sold at the price of the moment, on a page of its own', async () => {
    const { payment_id: before } = await open(single(first))
    const old = shop.fake.all('price').find((one) => one.lookup_key === 'single_application')
    if (old === undefined) throw new Error('no price')
    const unit_amount = (old.unit_amount ?? 0) + 1_000
    await shop.fake.change(({ store }) => {
      store.put({ ...old, lookup_key: null })
      store.put({ ...old, id: 'price_single_dearer', unit_amount })
    })
    const dearer = { ...shop.deps, readPrices: createReadPrices(shop.deps.stripe, shop.deps.log) }
    const opened = await createPayment(dearer, user_id, single(first))
    await shop.fake.change(({ store }) => {
      store.put({ ...old, id: 'price_single_dearer', unit_amount, lookup_key: null })
      store.put(old)
    })
    if (!opened.ok) throw new Error(opened.code)
    const { payment_id: after } = opened.value
    expect(after).not.toBe(before)
    await idle()
    expect(await stored(before)).toMatchObject({ status: 'expired' })
    await shop.fake.checkout.pay(after)
    await idle()
    expect(await stored(after)).toMatchObject({
      status: 'paid',
      net: { amount_minor: unit_amount },
      credited_tender_ids: [first],
    })
  })

  it('opens its tender, and is the fee of its application', async () => {
    const { payment_id } = await open(single(first))
    await shop.fake.checkout.pay(payment_id)
    await idle()
    expect(await plan()).toMatchObject({ single_tender_ids: [first], subscription: null })
    const now = shop.deps.now()
    expect(mayApplyTo(await plan(), first, now)).toBe(true)
    expect(mayApplyTo(await plan(), second, now)).toBe(false)
    expect(await createPayment(shop.deps, user_id, single(first))).toMatchObject({
      code: 'already_paid',
    })
  })

  it('makes its application PAID when it is submitted, without another fee', async () => {
    const { payment_id } = await open(single(second))
    await shop.fake.checkout.pay(payment_id)
    await idle()
    await shop.submit(user_id, second)
    const submitted = await shop.deps.applications.find(user_id, second)
    if (submitted === null) throw new Error('no application')
    const paid = await payFromSingle(shop.deps, submitted)
    expect(paid).toMatchObject({ status: 'PAID', payment_id, version: 3 })
    expect(await shop.deps.applications.find(user_id, second)).toMatchObject(paid)
    expect(await createPayment(shop.deps, user_id, fees(second))).toMatchObject({
      code: 'already_paid',
    })
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    await shop.stripe.refunds.create({ payment_intent: String(payment_intent) })
    await idle()
    expect(await shop.statusOf(user_id, second)).toBe('SUBMITTED')
  })

  it('is sold until its tender closes, not for a day', async () => {
    const closing = tenderId(4)
    const tomorrow = new Date(shop.fake.clock.now() + 86_400_000).toISOString().slice(0, 10)
    await shop.publish(closing, tomorrow)
    const lastHours = new Date(`${tomorrow}T12:00:00Z`)
    await shop.fake.clock.advance(lastHours.getTime() - shop.fake.clock.now())
    const { payment_id } = await open(single(closing))
    const { expires_at } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    // 22:00 or 23:00 UTC is midnight in Sweden
    expect(new Date(expires_at * 1000).toISOString()).toMatch(/T2[23]:00:00/)
    expect((await open(single(closing))).payment_id).toBe(payment_id)
    await shop.fake.clock.advance(12 * 3_600_000)
    await idle()
    expect(await stored(payment_id)).toMatchObject({ status: 'expired' })
    expect(await createPayment(shop.deps, user_id, single(closing))).toMatchObject({
      code: 'deadline_passed',
    })
  })

  it('is taken back with its money', async () => {
    const { payment_id } = await open(single(first))
    await shop.fake.checkout.pay(payment_id)
    await idle()
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(payment_id)
    await shop.stripe.refunds.create({ payment_intent: String(payment_intent) })
    await idle()
    expect(await plan()).toMatchObject({ single_tender_ids: [] })
  })
})

describe('the Access plan', () => {
  it('starts with the first payment and opens the portal from then on', async () => {
    const session = await subscribe()
    const state = subscriptionStateOf(await plan(), shop.deps.now())
    expect(state).toMatchObject({ subscribed: true, subscription_tier: 'access' })
    expect(await getCheckout(shop.deps, user_id, session)).toEqual({
      ok: true,
      value: { payment: null, status: 'confirmed' },
    })
    expect(await createCheckout(shop.deps, user_id, { language: 'en' })).toMatchObject({
      ok: true,
      value: { opens: 'portal' },
    })
    expect(await getBilling(shop.deps, user_id)).toMatchObject({
      has_portal: true,
      subscription: { status: 'active' },
    })
    expect(await mails()).toEqual(['subscription_started'])
  })

  it('opens one page for several clicks at once', async () => {
    const clicks = Array.from({ length: 4 }, () =>
      createCheckout(shop.deps, user_id, { language: 'it' }),
    )
    const pages = (await Promise.all(clicks)).map((opened) => opened.ok && opened.value.url)
    expect(new Set(pages).size).toBe(1)
  })

  it('is renewed with a mail that says what was paid, and until when', async () => {
    await subscribe()
    const { period_end = '' } = (await plan())?.subscription ?? {}
    await shop.fake.clock.advance(Date.parse(period_end) - shop.fake.clock.now() + 2 * 3_600_000)
    expect(await mails()).toEqual(['subscription_started', 'subscription_renewed'])
    const customer_id = (await plan())?.customer_id ?? ''
    const told: DueMail[] = []
    const looking = (now: Date) => {
      const send = async (_: UserId, mail: DueMail) => void told.push(mail)
      const mails = { areSent: async () => new Set<string>(), send }
      return syncSubscription({ ...shop.deps, mails, now: () => now }, user_id, customer_id)
    }
    await looking(shop.deps.now())
    const invoices = await listInvoices(shop.deps, user_id)
    expect(invoices.map(({ is_access_plan }) => is_access_plan)).toEqual([true, true])
    expect(told).toMatchObject([
      { kind: 'subscription_started', amount: null },
      {
        kind: 'subscription_renewed',
        amount: { amount_minor: 123_750, currency: 'EUR' },
        from: period_end.slice(0, 10),
        date: (await plan())?.subscription?.period_end.slice(0, 10),
      },
    ])
    // looked at again it is no second mail, and an old one is no news
    await syncSubscription(shop.deps, user_id, customer_id)
    expect(await mails()).toHaveLength(2)
    told.length = 0
    await looking(new Date(shop.fake.clock.now() + 31 * 86_400_000))
    expect(told.map(({ kind }) => kind)).toEqual(['subscription_started'])
  })

  it('starts with a mail that says what is to pay, and for how long', async () => {
    await subscribe()
    const { started_at = '', period_end = '' } = (await plan())?.subscription ?? {}
    const told: DueMail[] = []
    const send = async (_: UserId, mail: DueMail) => void told.push(mail)
    const listening = { ...shop.deps, mails: { areSent: async () => new Set<string>(), send } }
    await syncSubscription(listening, user_id, (await plan())?.customer_id ?? '')
    expect(told).toMatchObject([
      {
        kind: 'subscription_started',
        amount: { amount_minor: 123_750, currency: 'EUR' },
        from: started_at.slice(0, 10),
        date: period_end.slice(0, 10),
      },
    ])
  })

  it('keeps access for fourteen days after a failed renewal, and ends', async () => {
    await subscribe('4000000000000341')
    const period = Date.parse((await plan())?.subscription?.period_end ?? '')
    await shop.fake.clock.advance(period - shop.fake.clock.now() + 2 * 3_600_000)
    await idle()
    expect((await plan())?.subscription).toMatchObject({ status: 'past_due' })
    const state = subscriptionStateOf(await plan(), shop.deps.now())
    expect(state.subscribed).toBe(true)
    const grace = Date.parse(state.subscription_end ?? '') - shop.fake.clock.now()
    expect(Math.round(grace / 86_400_000)).toBe(14)
    await shop.fake.clock.advance(15 * 86_400_000)
    await idle()
    expect(subscriptionStateOf(await plan(), shop.deps.now()).subscribed).toBe(false)
    await shop.fake.clock.advance(60 * 86_400_000)
    expect(await mails()).toEqual(['subscription_started', 'renewal_failed', 'subscription_ended'])
    expect((await plan())?.subscription).toMatchObject({ status: 'canceled' })
    expect(await createCheckout(shop.deps, user_id, { language: 'en' })).toMatchObject({
      value: { opens: 'checkout' },
    })
  })

  it('ends at once with the account', async () => {
    await subscribe()
    await endSubscription(shop.deps, user_id)
    await endSubscription(shop.deps, user_id)
    expect((await plan())?.subscription).toMatchObject({ status: 'canceled' })
    expect(subscriptionStateOf(await plan(), shop.deps.now()).subscribed).toBe(false)
    expect(await listInvoices(shop.deps, user_id)).toHaveLength(1)
  })

  it('that is cancelled stays until its end, and can be resumed', async () => {
    await subscribe()
    const id = await subscriptionId()
    await shop.fake.subscriptions.cancelAtPeriodEnd(id)
    await idle()
    const cancelled = (await plan())?.subscription
    expect(cancelled?.ends_at).toBe(cancelled?.period_end)
    await shop.fake.subscriptions.resume(id)
    await idle()
    expect((await plan())?.subscription).toMatchObject({ ends_at: null })
    expect(await mails()).toEqual(['subscription_started', 'subscription_will_end'])
  })

  it('bought twice at the same time is one subscription, and the other is refunded', async () => {
    await createCheckout(shop.deps, user_id, { language: 'en' })
    const [page] = shop.fake.all('checkout.session')
    const other = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(page?.customer),
      line_items: [{ price: 'price_access_plan', quantity: 1 }],
      success_url: 'https://site.example/payment-success',
      subscription_data: { metadata: page?.metadata ?? {} },
      metadata: page?.metadata ?? {},
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      billing_address_collection: 'required',
    })
    shop.fake.webhooks.hold()
    await shop.fake.checkout.pay(page?.id ?? '')
    await shop.fake.checkout.pay(other.id)
    shop.fake.webhooks.resume()
    await idle()
    const { data } = await shop.stripe.subscriptions.list({
      customer: String(page?.customer),
      status: 'all',
    })
    expect(data.map(({ status }) => status).sort()).toEqual(['active', 'canceled'])
    const charges = shop.fake.all('charge').filter((one) => one.customer === page?.customer)
    expect(charges.map(({ refunded }) => refunded).sort()).toEqual([false, true])
    expect((await plan())?.subscription?.status).toBe('active')
  })
})

describe('a referral code', () => {
  it('takes its part off, and is written down', async () => {
    await shop.submit(user_id, first)
    const { payment_id } = await open({ ...fees(first), referral_code: 'nordgate10' })
    await shop.fake.checkout.pay(payment_id, { country: 'NO' })
    await idle()
    expect(await stored(payment_id)).toMatchObject({
      status: 'paid',
      net: { amount_minor: 18_500 },
      total: { amount_minor: 16_650 },
      tax: { amount_minor: 0 },
      is_reverse_charge: false,
      referral_code: 'NORDGATE10',
    })
  })

  it('is told apart from tax: charged, or owed by the buyer at home', async () => {
    for (const tender_id of [first, second]) await shop.submit(user_id, tender_id)
    const discounted = { net: { amount_minor: 18_500 }, total: { amount_minor: 16_650 } }
    const { payment_id: abroad } = await open({ ...fees(first), referral_code: 'nordgate10' })
    expect(await stored(abroad)).toMatchObject({ tax: null, is_reverse_charge: false })
    await shop.fake.checkout.pay(abroad, { country: 'FR', vat_number: 'FR12123456789' })
    await idle()
    expect(await stored(abroad)).toMatchObject({
      ...discounted,
      tax: { amount_minor: 0 },
      is_reverse_charge: true,
    })
    const { payment_id: home } = await open({ ...fees(second), referral_code: 'nordgate10' })
    await shop.fake.checkout.pay(home, { country: 'SE' })
    await idle()
    expect(await stored(home)).toMatchObject({
      total: { amount_minor: 20_813 },
      tax: { amount_minor: 4163 },
      is_reverse_charge: false,
    })
  })

  it('that takes nothing off what is purchased is not valid for it', async () => {
    const promotion = shop.fake
      .all('promotion_code')
      .find(({ code, active }) => active && code === 'NORDGATE10')
    const coupon = shop.fake.all('coupon').find(({ valid }) => valid)
    if (promotion === undefined || coupon === undefined) throw new Error('no code')
    // as a coupon for other products does
    await shop.fake.change(({ store }) => {
      store.put({ ...coupon, id: 'nothing_off', percent_off: 0 })
      store.put({
        ...promotion,
        id: 'promo_NOTHING',
        code: 'NOTHING',
        promotion: { type: 'coupon', coupon: 'nothing_off' },
      })
    })
    await shop.submit(user_id, first)
    const asked = { ...fees(first), referral_code: 'NOTHING' }
    expect(await createPayment(shop.deps, user_id, asked)).toMatchObject({
      code: 'referral_code_not_valid',
    })
    expect(
      await createCheckout(shop.deps, user_id, { language: 'en', referral_code: 'NOTHING' }),
    ).toMatchObject({ code: 'referral_code_not_valid' })
    const pages = shop.fake.all('checkout.session')
    const own = pages.filter(({ metadata }) => metadata?.user_id === user_id)
    expect(own.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it.each(['NOT-A-CODE', 'nordgate', 'EXPIRED10', ''.padEnd(40, 'X')])(
    'that is not one (%s) is said to be none, never a silent full price',
    async (referral_code) => {
      await shop.submit(user_id, first)
      const refused = { ok: false, code: 'referral_code_not_valid' }
      expect(await createPayment(shop.deps, user_id, { ...fees(first), referral_code })).toEqual(
        refused,
      )
      expect(await createCheckout(shop.deps, user_id, { language: 'en', referral_code })).toEqual(
        refused,
      )
    },
  )
})
