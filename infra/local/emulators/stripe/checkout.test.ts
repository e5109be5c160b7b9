import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
let customer: Stripe.Customer
beforeAll(async () => {
  account = await startTestAccount()
})
afterAll(() => account.fake.stop())
beforeEach(async () => {
  await account.fake.webhooks.idle()
  account.received.length = 0
  customer = await account.stripe.customers.create({ email: 'anna@producer.example' })
})

const create = (price: string, more: Stripe.Checkout.SessionCreateParams = {}) =>
  account.stripe.checkout.sessions.create(checkoutOf(customer.id, price, more))
const types = async () => {
  await account.fake.webhooks.idle()
  return account.received.map(({ type }) => type).sort()
}

describe('a checkout', () => {
  it('of a fee is paid for exactly what was ordered', async () => {
    const metadata = { application_id: 'a-1' }
    const session = await create('price_application_fee', {
      line_items: [{ price: 'price_application_fee', quantity: 3 }],
      client_reference_id: 'company-1',
      metadata,
      payment_intent_data: { metadata },
      invoice_creation: { enabled: true },
    })
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: 55_500,
    })
    expect(await account.fake.checkout.pay(session.id, { country: 'SE' })).toEqual({
      outcome: 'paid',
    })
    const paid = await account.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'invoice'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 69_375,
      total_details: { amount_tax: 13_875 },
      metadata,
      client_reference_id: 'company-1',
      payment_intent: {
        status: 'succeeded',
        amount_received: 69_375,
        currency: 'eur',
        metadata,
        latest_charge: { paid: true, amount: 69_375 },
      },
      invoice: { status: 'paid', total: 69_375 },
    })
    expect(paid.line_items?.data).toMatchObject([{ quantity: 3, amount_subtotal: 55_500 }])
    expect(await types()).toEqual(['checkout.session.completed', 'invoice.paid'])
  })

  it('of the plan starts a subscription whose first invoice carries the code', async () => {
    const { data } = await account.stripe.promotionCodes.list({ code: 'nordgate10', active: true })
    const session = await create('price_access_plan', {
      discounts: [{ promotion_code: data[0]?.id }],
      subscription_data: { metadata: { company_id: 'c-1' } },
    })
    await account.fake.checkout.pay(session.id, { country: 'FR' })
    const found = await account.stripe.subscriptions.list({
      customer: customer.id,
      status: 'all',
      expand: ['data.latest_invoice'],
    })
    expect(found.data).toMatchObject([
      {
        status: 'active',
        metadata: { company_id: 'c-1' },
        // 990 less 10 %, and the seller's VAT: a private buyer in another state
        latest_invoice: { subtotal: 99_000, total: 111_375, billing_reason: 'subscription_create' },
      },
    ])
    const item = found.data[0]?.items.data[0]
    expect(item?.current_period_end).toBe(
      Math.floor(
        new Date((item?.current_period_start ?? 0) * 1000).setUTCFullYear(
          new Date().getUTCFullYear() + 1,
        ) / 1000,
      ),
    )
    expect(await types()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ])
  })

  it('with a VAT number of another state shifts the VAT to the buyer', async () => {
    const session = await create('price_single_application', {
      invoice_creation: { enabled: true },
    })
    await account.fake.checkout.pay(session.id, {
      country: 'IT',
      vat_number: 'IT 12345678901',
      business_name: 'Cantina',
    })
    const paid = await account.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['invoice', 'line_items.data.taxes'],
    })
    expect(paid).toMatchObject({
      amount_total: 39_000,
      customer_details: { tax_ids: [{ type: 'eu_vat', value: 'IT12345678901' }] },
      invoice: {
        footer: 'Reverse charge',
        total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }],
      },
    })
    const ids = await account.stripe.customers.listTaxIds(customer.id)
    expect(ids.data).toMatchObject([{ value: 'IT12345678901', country: 'IT' }])
    expect(await account.stripe.customers.retrieve(customer.id)).toMatchObject({
      name: 'Cantina',
      address: { country: 'IT' },
    })
  })

  it('declined can be paid with another card, and pays once', async () => {
    const session = await create('price_application_fee')
    const pay = (card: string) => account.fake.checkout.pay(session.id, { card })
    expect(await pay('4000000000000002')).toMatchObject({ outcome: 'declined' })
    expect(await pay('4000000000009995')).toMatchObject({
      decline: { decline_code: 'insufficient_funds' },
    })
    expect(await pay('4000002760003184')).toEqual({ outcome: 'ask_bank' })
    expect(await account.fake.checkout.answerBank(session.id, false)).toMatchObject({
      outcome: 'declined',
    })
    expect(await pay('4000002760003184')).toEqual({ outcome: 'ask_bank' })
    expect(await account.fake.checkout.answerBank(session.id, true)).toEqual({ outcome: 'paid' })
    expect(await pay('4242424242424242')).toEqual({ outcome: 'already_paid' })
    const charges = await account.stripe.charges.list({ customer: customer.id })
    expect(charges.data.map(({ paid }) => paid)).toEqual([true, false, false, false])
    expect(await account.stripe.paymentIntents.list({ customer: customer.id })).toMatchObject({
      data: [{ status: 'succeeded' }],
    })
  })

  it('that nobody pays runs out', async () => {
    const expires_at = Math.floor(account.fake.clock.now() / 1000) + 1800
    const session = await create('price_application_fee', { expires_at })
    await account.fake.clock.advance(1801_000)
    expect(await account.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
    })
    expect(await account.fake.checkout.pay(session.id)).toEqual({ outcome: 'expired' })
    expect(await types()).toContain('checkout.session.expired')
    await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(
      /can be expired/,
    )
  })
})
