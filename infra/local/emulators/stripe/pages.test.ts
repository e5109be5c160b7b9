import type Stripe from 'stripe'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, DAY_MS, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
let customer: Stripe.Customer
beforeAll(async () => {
  account = await startTestAccount()
})
afterAll(() => account.fake.stop())
beforeEach(async () => {
  customer = await account.stripe.customers.create({ email: 'anna@producer.example' })
})

const create = (price: string, more: Stripe.Checkout.SessionCreateParams = {}) =>
  account.stripe.checkout.sessions.create(checkoutOf(customer.id, price, more))

const post = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const filled = (fields: Record<string, string> = {}) => ({
  shown_total: '23125',
  email: 'anna@producer.example',
  card_number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Anna',
  country: 'SE',
  line1: 'Street 1',
  postal_code: '111 22',
  city: 'Stockholm',
  ...fields,
})

describe('the hosted checkout', () => {
  it('says what it is, what is bought, and takes no code unless asked to', async () => {
    const { url, id } = await create('price_application_fee')
    const answer = await fetch(url ?? '')
    const page = await answer.text()
    expect(page).toContain('LOCAL STAND-IN')
    expect(page).toContain('Application fee (sample)')
    expect(page).toContain(`href="http://site.example/payment-canceled?session_id=${id}"`)
    expect(page).not.toContain('name="code"')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const { url: other } = await create('price_application_fee', { allow_promotion_codes: true })
    expect(await (await fetch(other ?? '')).text()).toContain('name="code"')
  })

  it.each([
    ['it', 'Paga'],
    ['fr', 'Payer'],
    ['de', 'Bezahlen'],
    ['es', 'Pagar'],
    ['en', 'Pay'],
  ] as const)('speaks the language of the session: %s', async (locale, verb) => {
    const { url } = await create('price_application_fee', { locale })
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toMatch(new RegExp(`data-testid="pay">${verb}<`))
  })

  it('computes the total anew for country and VAT number, and takes no total that was not shown', async () => {
    const { url, id } = await create('price_application_fee')
    const total = async (query: string) => (await fetch(`${url}/total?${query}`)).text()
    expect(await total('country=SE')).toContain('data-cents="23125"')
    expect(await total('country=FR')).toContain('data-cents="23125"')
    expect(await total('country=FR&vat_number=FR12345678901')).toContain('data-cents="18500"')
    expect(await total('country=NO')).toContain('data-cents="18500"')
    const stale = await post(url ?? '', filled({ shown_total: '18500' }))
    expect([stale.status, await stale.text()]).toEqual([
      402,
      expect.stringContaining('The total has changed'),
    ])
    expect(account.fake.find('checkout.session', id)?.status).toBe('open')
  })

  it('leads to the success page with the id of the session, and back there when sent twice', async () => {
    const { url, id } = await create('price_application_fee')
    const both = await Promise.all([post(url ?? '', filled()), post(url ?? '', filled())])
    const success = `http://site.example/payment-success?session_id=${id}`
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    expect(both.map(({ headers }) => headers.get('location'))).toEqual([success, success])
    expect((await account.stripe.charges.list({ customer: customer.id })).data).toHaveLength(1)
    const later = await fetch(url ?? '', { redirect: 'manual' })
    expect(later.headers.get('location')).toBe(success)
  })

  it('stays after a decline, keeps what was typed, and asks the bank where the card wants it', async () => {
    const { url } = await create('price_application_fee')
    const declined = await post(
      url ?? '',
      filled({ card_number: '4000000000000002', name: '<i>Anna</i>' }),
    )
    const page = await declined.text()
    expect(page).toContain('Your card was declined.')
    expect(page).toContain('value="&lt;i&gt;Anna&lt;/i&gt;"')
    expect(page).not.toContain('4000000000000002"')
    const over = await post(url ?? '', filled({ expiry: '01/20' }))
    expect(await over.text()).toContain('expiration date is invalid')
    const unknown = await post(url ?? '', filled({ card_number: '4111111111111111' }))
    expect(await unknown.text()).toContain('not one of the test cards')
    const asked = await post(url ?? '', filled({ card_number: '4000002760003184' }))
    expect(asked.headers.get('location')).toMatch(/\/bank$/)
    expect(await (await fetch(`${url}/bank`)).text()).toContain('3-D Secure')
    const failed = await post(`${url}/bank`, { answer: 'fail' })
    expect(await failed.text()).toContain('unable to authenticate')
    await post(url ?? '', filled({ card_number: '4000002760003184' }))
    const done = await post(`${url}/bank`, { answer: 'complete' })
    expect(done.headers.get('location')).toMatch(/^http:\/\/site\.example\/payment-success/)
  })

  it('takes a valid code and refuses an expired one', async () => {
    const { url } = await create('price_application_fee', { allow_promotion_codes: true })
    const expired = await post(`${url}/code`, { code: 'EXPIRED10' })
    expect(await expired.text()).toContain('This code is invalid')
    await post(`${url}/code`, { code: 'nordgate10' })
    expect(await (await fetch(`${url}/total?country=NO`)).text()).toContain('data-cents="16650"')
  })

  it('refuses a VAT number that cannot be one, and a session that ran out', async () => {
    const { url, id } = await create('price_application_fee')
    const wrong = await post(url ?? '', filled({ country: 'FR', vat_number: 'FR1' }))
    expect(await wrong.text()).toContain('This VAT number is invalid')
    await account.fake.checkout.expire(id)
    const late = await fetch(url ?? '')
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('has expired')])
    expect((await fetch(`${account.fake.address}/c/pay/cs_test_nothing`)).status).toBe(404)
  })
})

describe('the customer portal', () => {
  const subscribe = async (card?: string) => {
    const session = await create('price_access_plan')
    await account.fake.checkout.pay(session.id, { card })
    const { url } = await account.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://site.example/profile',
      locale: 'it',
    })
    const paid = await account.stripe.checkout.sessions.retrieve(session.id)
    return { url, subscription: String(paid.subscription) }
  }
  const stateOf = (id: string) => account.stripe.subscriptions.retrieve(id)

  it('cancels at the end of the period by the moment alone, and resumes', async () => {
    const { url, subscription } = await subscribe()
    expect(await (await fetch(url)).text()).toContain('Gestisci la fatturazione')
    await post(`${url}/cancel`, { subscription })
    const canceled = await stateOf(subscription)
    expect(canceled).toMatchObject({
      status: 'active',
      cancel_at: canceled.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
    })
    await post(`${url}/resume`, { subscription })
    expect(await stateOf(subscription)).toMatchObject({ cancel_at: null })
  })

  it('shows invoices with a PDF that says what is in them', async () => {
    const { url } = await subscribe()
    const [invoice] = (await account.stripe.invoices.list({ customer: customer.id })).data
    expect(await (await fetch(url)).text()).toContain(`href="${invoice?.invoice_pdf}"`)
    const answer = await fetch(invoice?.invoice_pdf ?? '')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain(`Invoice ${invoice?.number}`)
    expect(text).toContain('Total 1237.50 EUR')
    expect(text).toContain('LOCAL STAND-IN')
    expect(await (await fetch(invoice?.hosted_invoice_url ?? '')).text()).toContain('paid')
  })

  it('changes card and VAT numbers, and nobody else’s subscription', async () => {
    const { url, subscription } = await subscribe()
    await post(`${url}/card`, { subscription, card_number: '5555555555554444' })
    const { default_payment_method } = await stateOf(subscription)
    expect(account.fake.find('payment_method', String(default_payment_method))?.card?.last4).toBe(
      '4444',
    )
    await post(`${url}/add-tax-id`, { vat_number: 'SE123456789001' })
    expect((await account.stripe.customers.listTaxIds(customer.id)).data).toHaveLength(1)
    customer = await account.stripe.customers.create({})
    const other = await subscribe()
    const refused = await post(`${url}/cancel`, { subscription: other.subscription })
    expect([refused.status, await refused.text()]).toEqual([
      402,
      expect.stringContaining('No such subscription'),
    ])
  })

  it('is closed after an hour', async () => {
    const { url } = await subscribe()
    await account.fake.clock.advance(3_601_000)
    expect((await fetch(url)).status).toBe(410)
  })
})

describe('the developer’s page', () => {
  it('moves the clock, refunds, disputes and holds webhooks', async () => {
    const control = account.fake.controlAddress
    const session = await create('price_application_fee')
    await account.fake.checkout.pay(session.id)
    const [charge] = account.fake.all('charge')
    const before = account.fake.clock.now()
    await post(`${control}/clock`, { days: '1' })
    expect(account.fake.clock.now() - before).toBeGreaterThanOrEqual(DAY_MS)
    await post(`${control}/refund`, { charge: charge?.id ?? '', amount: '100' })
    expect(account.fake.find('charge', charge?.id ?? '')).toMatchObject({ amount_refunded: 100 })
    await post(`${control}/dispute`, { charge: charge?.id ?? '' })
    const [dispute] = account.fake.all('dispute')
    await post(`${control}/close-dispute`, { dispute: dispute?.id ?? '', end: 'lost' })
    expect(account.fake.find('dispute', dispute?.id ?? '')?.status).toBe('lost')
    const refused = await post(`${control}/refund`, { charge: charge?.id ?? '' })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('charged back'),
    ])
    await post(`${control}/webhooks`, { mode: 'hold' })
    expect(account.fake.webhooks.mode).toBe('hold')
    await post(`${control}/webhooks`, { mode: 'resume' })
    const page = await (await fetch(control)).text()
    expect(page).toContain('disputed: lost')
    expect(page).toContain('Deliveries go out.')
  })
})
