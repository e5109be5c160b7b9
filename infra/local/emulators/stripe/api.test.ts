import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutOf, clientOf, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
let stripe: Stripe
beforeAll(async () => {
  account = await startTestAccount()
  stripe = account.stripe
})
afterAll(() => account.fake.stop())

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`${account.fake.address}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${account.fake.secretKey}`, ...init.headers },
  })

describe('a request', () => {
  it('needs the key and the version that the client speaks', async () => {
    await expect(clientOf(account.fake, 'sk_test_wrong').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    expect((await raw('/v1/customers', { headers: { authorization: '' } })).status).toBe(401)
    const old = await raw('/v1/customers', { headers: { 'stripe-version': '2020-08-27' } })
    expect(await old.text()).toContain('speaks version')
  })

  it('is named in the answer, and its refusal is Stripe’s own', async () => {
    const answer = await raw('/v1/customers/cus_nothing')
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
    expect(await answer.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: "No such customer: 'cus_nothing'",
        param: 'id',
      },
    })
    await expect(stripe.customers.retrieve('cus_nothing')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it.each([
    ['an unknown path', () => raw('/v1/payouts'), 404, 'does not support GET /v1/payouts'],
    [
      'an unknown parameter',
      () => raw('/v1/customers', { method: 'POST', body: 'nickname=a' }),
      400,
      'Received unknown parameter: nickname',
    ],
    [
      'one that Stripe knows and the fake does not',
      () => raw('/v1/customers', { method: 'POST', body: 'balance=5' }),
      400,
      'does not support the parameter balance',
    ],
    [
      'a wrong word of a list',
      () => raw('/v1/checkout/sessions', { method: 'POST', body: 'mode=subscribe' }),
      400,
      'Invalid mode: must be one of payment, setup, subscription',
    ],
    [
      'text for a number',
      () => raw('/v1/refunds', { method: 'POST', body: 'amount=much' }),
      400,
      'Invalid integer: \\"much\\"',
    ],
    [
      'an unknown parameter deep inside',
      () => raw('/v1/checkout/sessions', { method: 'POST', body: 'line_items[0][prize]=a' }),
      400,
      'Received unknown parameter: line_items[0][prize]',
    ],
    [
      'an expansion of nothing',
      () => raw('/v1/prices?expand[]=data.nothing'),
      400,
      'This property cannot be expanded (data.nothing).',
    ],
  ])('is refused for %s', async (_, ask, status, words) => {
    const answer = await ask()
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
  })

  it.each([
    ['customer_tax_location_invalid', { customer_update: { name: 'auto' } }],
    ['customer_update[name]', { customer_update: { address: 'auto' } }],
    ['passed a recurring price', { line_items: [{ price: 'price_access_plan', quantity: 1 }] }],
    ['No such price', { line_items: [{ price: 'price_nothing', quantity: 1 }] }],
    ['at least 30 minutes', { expires_at: Math.floor(Date.now() / 1000) + 60 }],
    ['less than 24 hours', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }],
    [
      'only specify one of these parameters',
      { allow_promotion_codes: true, discounts: [{ promotion_code: 'promo_NORDGATE10' }] },
    ],
    ['cannot be redeemed', { discounts: [{ promotion_code: 'promo_EXPIRED10' }] }],
    ['subscription_data', { subscription_data: { metadata: { a: '1' } } }],
  ] as [string, Stripe.Checkout.SessionCreateParams][])(
    'for a checkout is refused as Stripe does: %s',
    async (words, more) => {
      const customer = await stripe.customers.create({})
      const error = await stripe.checkout.sessions
        .create(checkoutOf(customer.id, 'price_application_fee', more))
        .catch((e: unknown) => e)
      const { type, code, param, message } = error as Stripe.errors.StripeInvalidRequestError
      expect(type).toBe('StripeInvalidRequestError')
      expect([code, param, message].join(' ')).toContain(words)
    },
  )
})

describe('an idempotency key', () => {
  it('gives the first answer again, and refuses another request', async () => {
    const create = (email: string) =>
      stripe.customers.create({ email }, { idempotencyKey: 'company 1, attempt 1' })
    const first = await create('a@producer.example')
    const second = await create('a@producer.example')
    expect(second.id).toBe(first.id)
    await expect(create('b@producer.example')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
    await account.fake.clock.advance(86_400_000)
    expect((await create('b@producer.example')).id).not.toBe(first.id)
  })

  it('keeps one order when the answer was lost on the way', async () => {
    const customer = await stripe.customers.create({})
    const order = () =>
      stripe.checkout.sessions.create(checkoutOf(customer.id, 'price_application_fee'), {
        idempotencyKey: 'lost answer',
      })
    account.fake.failWhen((method) => (method === 'POST' ? 'lost_answer' : null))
    await expect(order()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    account.fake.failWhen(null)
    const session = await order()
    expect((await stripe.checkout.sessions.list({ customer: customer.id })).data).toMatchObject([
      { id: session.id },
    ])
  })

  it('is not used up by a request that was refused', async () => {
    const customer = await stripe.customers.create({})
    const options = { idempotencyKey: 'refused first' }
    const order = (price: string) =>
      stripe.checkout.sessions.create(checkoutOf(customer.id, price), options)
    await expect(order('price_nothing')).rejects.toThrow()
    await expect(order('price_application_fee')).resolves.toMatchObject({ status: 'open' })
  })
})

describe('what the provider does wrong on demand', () => {
  it.each([
    ['unavailable', 'StripeAPIError'],
    ['disconnect', 'StripeConnectionError'],
  ] as const)('%s', async (fault, type) => {
    account.fake.failWhen((_, path) => (path === '/v1/prices' ? fault : null))
    await expect(stripe.prices.list()).rejects.toMatchObject({ type })
    expect((await stripe.products.list()).data).toHaveLength(3)
    account.fake.failWhen(null)
  })

  it('answers without the address of the page', async () => {
    const customer = await stripe.customers.create({})
    account.fake.failWhen(() => 'no_url')
    const session = await stripe.billingPortal.sessions.create({ customer: customer.id })
    expect(session.url).toBeNull()
    account.fake.failWhen(null)
  })
})

describe('lists and expansion', () => {
  it('page from the newest on', async () => {
    for (let n = 0; n < 5; n++) await stripe.customers.create({ email: 'many@producer.example' })
    const first = await stripe.customers.list({ email: 'many@producer.example', limit: 2 })
    expect([first.data.length, first.has_more]).toEqual([2, true])
    const all: string[] = []
    for await (const one of stripe.customers.list({ email: 'many@producer.example', limit: 2 }))
      all.push(one.id)
    expect(new Set(all).size).toBe(5)
    const before = await stripe.customers.list({
      email: 'many@producer.example',
      ending_before: all[3],
      limit: 2,
    })
    expect(before.data.map(({ id }) => id)).toEqual([all[1], all[2]])
    await expect(stripe.customers.list({ limit: 500 })).rejects.toThrow(/between 1 and 100/)
  })

  it('shows the sample’s prices by lookup key, with their products', async () => {
    const { data } = await stripe.prices.list({
      lookup_keys: ['application_fee', 'access_plan'],
      expand: ['data.product'],
    })
    expect(data).toMatchObject([
      { lookup_key: 'application_fee', unit_amount: 18_500, tax_behavior: 'exclusive' },
      { lookup_key: 'access_plan', recurring: { interval: 'year' } },
    ])
    expect(data[0]?.product).toMatchObject({ metadata: { sample: 'true' } })
    expect(data[0]?.unit_amount_decimal?.toString()).toBe('18500')
  })

  it('knows which codes are over', async () => {
    const find = async (code: string, active?: boolean) =>
      (await stripe.promotionCodes.list({ code, active, expand: ['data.promotion.coupon'] })).data
    expect(await find('NORDGATE10', true)).toMatchObject([
      { promotion: { coupon: { percent_off: 10 } } },
    ])
    expect(await find('EXPIRED10', true)).toEqual([])
    expect(await find('EXPIRED10')).toMatchObject([{ active: false }])
    expect(await find('UNKNOWN')).toEqual([])
  })

  it('changes a customer and forgets a deleted one', async () => {
    const customer = await stripe.customers.create({ name: 'A', metadata: { a: '1', b: '2' } })
    const changed = await stripe.customers.update(customer.id, {
      name: '',
      metadata: { a: '', c: '3' },
    })
    expect(changed).toMatchObject({ name: null, metadata: { b: '2', c: '3' } })
    expect(changed.metadata).not.toHaveProperty('a')
    const taxId = await stripe.customers.createTaxId(customer.id, {
      type: 'eu_vat',
      value: 'DE123456789',
    })
    expect(taxId.verification?.status).toBe('pending')
    await account.fake.clock.advance(3_000)
    const checked = await stripe.customers.retrieve(customer.id, { expand: ['tax_ids'] })
    expect(checked).toMatchObject({ tax_ids: { data: [{ verification: { status: 'verified' } }] } })
    await stripe.customers.deleteTaxId(customer.id, taxId.id)
    await expect(
      stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'DE1' }),
    ).rejects.toMatchObject({ code: 'tax_id_invalid' })
    await stripe.customers.del(customer.id)
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  })
})
