import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentId } from '#domain/billing/payment.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { notStarted } from '../../applications/applying.ts'
import { tenderId, userId } from '../../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../../platform/test/start-test-shop.ts'
import { findByWords, loadProducerNames } from '../../producers/listing/find-by-words.ts'
import { createProducerStore } from '../../producers/listing/producer-store.ts'
import { createPayment } from '../create-payment.ts'
import { reconcile } from '../reconcile.ts'
import { findPayment } from './find-payment.ts'
import { getReconciliation } from './get-reconciliation.ts'
import { listAllPayments } from './list-all-payments.ts'
import { listFeesDue } from './list-fees-due.ts'
import { refundPayment } from './refund-payment.ts'

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
  for (const tender_id of tenders) await shop.submit(user_id, tender_id)
})

async function openFees(): Promise<PaymentId> {
  const asked = { purpose: 'application_fees', tender_ids: tenders, language: 'en' } as const
  const opened = await createPayment(shop.deps, user_id, asked)
  if (!opened.ok) throw new Error(opened.code)
  return opened.value.payment_id
}
async function paidFees(): Promise<PaymentId> {
  const payment_id = await openFees()
  await shop.fake.checkout.pay(payment_id, { country: 'NO' })
  await shop.fake.webhooks.idle()
  return payment_id
}
/** As the product stores it: with what lists show. */
async function submitListed(tender_id: TenderId): Promise<void> {
  const now = new Date()
  const listed = {
    market: 'SE' as const,
    last_day: '2099-01-01',
    company_name: 'Test SARL',
    product_name: 'Test red',
  }
  const draft = { ...notStarted(user_id, tender_id, now), listed, version: 1 }
  await shop.deps.applications.save(draft, 'save', 0)
  const submitted = { ...draft, submitted_at: now.toISOString(), version: 2 }
  await shop.deps.applications.save(submitted, 'submit', 1)
}
const producers = () => createProducerStore(shop.table('PRODUCERS_TABLE'))
const listing = () => ({
  ...shop.deps,
  findCompanies: async (text: string) => findByWords(await loadProducerNames(producers()), text),
})
const statuses = () => Promise.all(tenders.map((id) => shop.statusOf(user_id, id)))
const refundsMade = async (payment_id: PaymentId) => {
  const found = await findPayment(shop.deps, user_id, payment_id)
  return found.ok ? (found.value.provider?.refunds ?? []) : []
}
const asked = (payment_id: PaymentId, more = {}) => ({
  user_id,
  payment_id,
  tender_id: null,
  idempotency_key: randomUUID(),
  reason: 'The tender was withdrawn',
  ...more,
})

describe('a refund from the desk', () => {
  it('of one tender returns its share, with the reason, and its application is to be paid again', async () => {
    const payment_id = await paidFees()
    expect(await statuses()).toEqual(['PAID', 'PAID', 'PAID'])
    const refunded = await refundPayment(shop.deps, asked(payment_id, { tender_id: second }))
    expect(refunded).toMatchObject({
      ok: true,
      value: {
        payment: { status: 'partly_refunded', refunded: { amount_minor: 18_500 } },
        provider: {
          is_unreconciled: false,
          refundable: { amount_minor: 37_000 },
          refunds: [{ tender_id: second, reason: 'The tender was withdrawn', is_failed: false }],
        },
      },
    })
    // before any notification of the provider
    expect(await statuses()).toEqual(['PAID', 'SUBMITTED', 'PAID'])
    await shop.fake.webhooks.idle()
    expect(shop.mailed.filter((mail) => mail.includes('payment_refunded'))).toHaveLength(1)
    expect(await refundPayment(shop.deps, asked(payment_id, { tender_id: second }))).toEqual({
      ok: false,
      code: 'not_refundable',
    })
  })

  it('of all that is left returns what earlier ones left', async () => {
    const payment_id = await paidFees()
    await refundPayment(shop.deps, asked(payment_id, { tender_id: first }))
    const all = await refundPayment(shop.deps, asked(payment_id))
    expect(all).toMatchObject({ value: { payment: { status: 'refunded' } } })
    expect((await refundsMade(payment_id)).map(({ amount }) => amount.amount_minor)).toEqual([
      18_500, 37_000,
    ])
    expect(await statuses()).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED'])
  })

  it('is made once by a double click, and by the same press hours later', async () => {
    const payment_id = await paidFees()
    const press = asked(payment_id, { tender_id: first })
    const both = await Promise.all([
      refundPayment(shop.deps, press),
      refundPayment(shop.deps, press),
    ])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    // the provider has forgotten the key by then
    await shop.fake.clock.advance(3 * 86_400_000)
    expect(await refundPayment(shop.deps, press)).toMatchObject({ ok: true })
    expect(await refundsMade(payment_id)).toHaveLength(1)
  })

  it('is made once when two administrators press at the same moment', async () => {
    const payment_id = await paidFees()
    const both = await Promise.all([
      refundPayment(shop.deps, asked(payment_id, { tender_id: first })),
      refundPayment(shop.deps, asked(payment_id, { tender_id: first, reason: 'Asked by phone' })),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'changed_meanwhile' })
    expect(await refundsMade(payment_id)).toHaveLength(1)
  })

  it('is refused of what is not paid, is disputed, or is somebody else\u2019s', async () => {
    const open = await openFees()
    expect(await refundPayment(shop.deps, asked(open))).toMatchObject({ code: 'not_refundable' })
    await shop.fake.checkout.pay(open, { country: 'NO' })
    await shop.fake.webhooks.idle()
    const other = { user_id: userId('somebody-else') }
    expect(await refundPayment(shop.deps, asked(open, other))).toMatchObject({ code: 'not_found' })
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(open)
    const charge = shop.fake.all('charge').find((one) => one.payment_intent === payment_intent)
    await shop.fake.dispute(charge?.id ?? '')
    await shop.fake.webhooks.idle()
    expect(await refundPayment(shop.deps, asked(open))).toMatchObject({ code: 'payment_disputed' })
  })
})

describe('the lists', () => {
  /** What was asked of the database meanwhile. */
  async function asks(run: () => Promise<unknown>): Promise<string[]> {
    const send = vi.spyOn(shop.table('PAYMENTS_TABLE').client, 'send')
    await run()
    const names = send.mock.calls.map(([command]) => command.constructor.name)
    send.mockRestore()
    return names
  }

  it('holds payments of all companies newest first, by status, by company, page by page', async () => {
    // behind all that the tests before made within the same second
    await shop.fake.clock.advance(2_000)
    const paid = await paidFees()
    const again = userId(`user-${people}-b`)
    await shop.submit(again, first)
    user_id = again
    const open = await createPayment(shop.deps, again, {
      purpose: 'application_fees',
      tender_ids: [first],
      language: 'en',
    })
    if (!open.ok) throw new Error(open.code)
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const listed = await listAllPayments(listing(), { limit: 2, sort: '-at', cursor })
      if (!listed.ok) throw new Error(listed.code)
      ids.push(...listed.value.payments.map(({ payment_id }) => payment_id))
      cursor = listed.value.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(ids.slice(0, 2).sort()).toEqual([open.value.payment_id, paid].sort())
    expect(new Set(ids).size).toBe(ids.length)
    const oldestFirst = await listAllPayments(listing(), { limit: 100, sort: 'at' })
    expect(oldestFirst.ok && oldestFirst.value.payments.map((one) => one.payment_id)).toEqual(
      ids.toReversed(),
    )
    const ofStatus = await listAllPayments(listing(), { limit: 100, sort: '-at', status: 'open' })
    const rows = ofStatus.ok ? ofStatus.value.payments : []
    expect(rows.map(({ payment_id }) => payment_id)).toContain(open.value.payment_id)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['open']))
    const ofCompany = await listAllPayments(listing(), { limit: 100, sort: '-at', user_id: again })
    expect(ofCompany.ok && ofCompany.value.payments.map((one) => one.payment_id)).toEqual([
      open.value.payment_id,
    ])
  })

  it('asks the database twice for a page, however many payments there are, and never scans', async () => {
    expect(await asks(() => listAllPayments(listing(), { limit: 2, sort: '-at' }))).toEqual([
      'QueryCommand',
      'BatchGetItemCommand',
    ])
    expect(
      await asks(() => listFeesDue(shop.deps.applications, { limit: 2, sort: 'since' })),
    ).toEqual(['QueryCommand'])
  })

  it('lists a company from its first payment on, page by page', async () => {
    const of = async (sort: 'at' | '-at') => {
      const ids: string[] = []
      let cursor: string | undefined
      do {
        const listed = await listAllPayments(listing(), { limit: 1, sort, user_id, cursor })
        if (!listed.ok) throw new Error(listed.code)
        ids.push(...listed.value.payments.map(({ payment_id }) => payment_id))
        cursor = listed.value.next_cursor ?? undefined
      } while (cursor !== undefined)
      return ids
    }
    user_id = userId(`user-${people}-d`)
    for (const id of tenders) {
      await shop.submit(user_id, id)
      const fee = { purpose: 'application_fees', tender_ids: [id], language: 'en' } as const
      await createPayment(shop.deps, user_id, fee)
    }
    expect(await of('at')).toHaveLength(tenders.length)
    expect(await of('at')).toEqual((await of('-at')).toReversed())
  })

  it('finds payments by the words of a company, by application and by what they are for', async () => {
    const payment_id = await openFees()
    const listed = { country_code: 'FR', requested_at: null, plan_ends_at: null, completeness: 0 }
    const counts = { products: 0, applications: 3, documents: 0 }
    const company_name = `Ch\u00e2teau ${people} Cherch\u00e9`
    const email = `${user_id}@producer.example`
    const producer = { ...listed, ...counts, user_id, company_name, email }
    await producers().save(producer, '2026-11-01T12:00:00Z')
    const found = async (query: Partial<Parameters<typeof listAllPayments>[1]>) => {
      const page = await listAllPayments(listing(), { limit: 100, sort: '-at', ...query })
      if (!page.ok) throw new Error(page.code)
      return page.value.payments.map((one) => one.payment_id)
    }
    expect(await found({ text: `chateau ${people} cherche` })).toEqual([payment_id])
    expect(await found({ text: 'nobody of this name' })).toEqual([])
    expect(await found({ user_id, tender_id: second })).toEqual([payment_id])
    expect(await found({ user_id, tender_id: tenderId(999) })).toEqual([])
    expect(await found({ tender_id: second })).toContain(payment_id)
    expect(await found({ tender_id: tenderId(999) })).toEqual([])
    expect(await found({ user_id, purpose: 'application_fees' })).toEqual([payment_id])
    expect(await found({ user_id, purpose: 'single_application' })).toEqual([])
    expect(await found({ purpose: 'application_fees' })).toContain(payment_id)
    expect(await found({ purpose: 'single_application' })).not.toContain(payment_id)
  })

  it('names the fees that are due, and again what was refunded', async () => {
    user_id = userId(`user-${people}-c`)
    for (const id of tenders) await submitListed(id)
    const due = async () => {
      const listed = await listFeesDue(shop.deps.applications, { limit: 100, sort: 'since' })
      return (listed.ok ? listed.value.fees : [])
        .filter((fee) => fee.user_id === user_id)
        .map(({ tender_id }) => tender_id)
    }
    expect((await due()).sort()).toEqual(tenders)
    const payment_id = await paidFees()
    expect(await due()).toEqual([])
    await refundPayment(shop.deps, asked(payment_id, { tender_id: first }))
    expect(await due()).toEqual([first])
  })
})

describe('what is not reconciled', () => {
  it('is a payment that we have not heard of, until it is compared', async () => {
    await reconcile(shop.deps)
    const payment_id = await openFees()
    shop.fake.webhooks.drop()
    await shop.fake.checkout.pay(payment_id, { country: 'NO' })
    await shop.fake.webhooks.idle()
    shop.fake.webhooks.resume()
    expect(await findPayment(shop.deps, user_id, payment_id)).toMatchObject({
      value: { payment: { status: 'open' }, provider: { status: 'paid', is_unreconciled: true } },
    })
    const waiting = await getReconciliation(shop.deps)
    expect(waiting.compared_until).not.toBeNull()
    expect(waiting.events).toContainEqual(
      expect.objectContaining({ type: 'checkout.session.completed', is_missed: true }),
    )
    await reconcile(shop.deps)
    expect(await findPayment(shop.deps, user_id, payment_id)).toMatchObject({
      value: { payment: { status: 'paid' }, provider: { is_unreconciled: false } },
    })
    expect((await getReconciliation(shop.deps)).event_count).toBe(0)
  })

  it('is not asked for where the provider is down: what is stored can be read', async () => {
    const payment_id = await paidFees()
    shop.fake.failWhen(() => 'unavailable')
    const found = await findPayment(shop.deps, user_id, payment_id)
    shop.fake.failWhen(null)
    expect(found).toMatchObject({ value: { payment: { status: 'paid' }, provider: null } })
  })
})
