import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkOffer } from '#domain/applications/check-offer.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { tenderId, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { discardDraft } from './discard-draft.ts'
import { getApplication } from './get-application.ts'
import { countStock, listStock } from './list-stock.ts'
import { stockBeside } from './stock-uses.ts'
import { submitApplication } from './submit-application.ts'
import { openApplications } from './test/open-applications.ts'

describe('the stock of a product in applications', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let users = 0
  const tenders = [1, 2, 3].map(tenderId)
  const [first, second] = tenders as [TenderId, TenderId]

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    for (const tender_id of tenders)
      await opened.deps.tenders.save(tenderRow(tender_id, { offer_deadline: '2027-01-29' }), 0)
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    users += 1
    user_id = userId(`stock-${users}`)
    await opened.addProduct(user_id)
  })

  const count = (units: number | null) =>
    countStock(opened.deps, user_id, { product_id: opened.product_id, units })
  const listed = async () => {
    const answer = await listStock(opened.deps, user_id)
    if (!answer.ok) throw new Error('not listed')
    return answer.value.products
  }
  const offer = (tender_id: TenderId, quantity: string) =>
    opened.draft(user_id, tender_id, { quantity })
  /** What was promised already when an application was submitted. */
  const seenBy = async (tender_id: TenderId) => {
    const row = await opened.deps.applications.find(user_id, tender_id)
    return row?.submitted_for?.form.stock?.promised
  }

  it('is known of products that are offered or counted, and nobody else sees it', async () => {
    expect(await listed()).toEqual([])
    expect(await count(900)).toMatchObject({
      ok: true,
      value: {
        products: [
          { available: 900, known_on: '2027-01-10', is_counted: true, promised: 0, drafted: 0 },
        ],
      },
    })
    const other = await listStock(opened.deps, userId('somebody-else'))
    expect(other).toEqual({ ok: true, value: { products: [] } })
    const theirs = { product_id: opened.product_id, units: 1 }
    expect(await countStock(opened.deps, userId('somebody-else'), theirs)).toMatchObject({
      code: 'not_found',
    })
  })

  it('is meant by a draft, promised by a submission, and free again once it is discarded', async () => {
    await count(900)
    await offer(first, '600')
    expect(await listed()).toMatchObject([{ promised: 0, drafted: 600 }])
    await opened.submit(user_id, first)
    await offer(second, '500')
    expect(await listed()).toMatchObject([
      {
        promised: 600,
        drafted: 500,
        applications: [
          { tender: { tender_id: first }, status: 'SUBMITTED', units: 600 },
          { tender: { tender_id: second }, status: 'DRAFT', units: 500 },
        ],
      },
    ])
    await discardDraft(opened.deps, user_id, { tender_id: second })
    expect(await listed()).toMatchObject([{ promised: 600, drafted: 0 }])
  })

  it('is released by a tender that is withdrawn, and by a draft whose day has passed', async () => {
    const gone = tenderId(40 + users)
    const row = tenderRow(gone, { offer_deadline: '2027-01-29' })
    await opened.deps.tenders.save(row, 0)
    await count(900)
    await offer(gone, '600')
    await opened.submit(user_id, gone)
    await offer(first, '100')
    expect(await listed()).toMatchObject([{ promised: 600, drafted: 100 }])
    const summary = { ...row.summary, publication_status: 'withdrawn' as const }
    await opened.deps.tenders.save({ ...row, version: row.version + 1, summary }, row.version)
    expect(await listed()).toMatchObject([{ promised: 0, drafted: 100 }])
    const { now } = opened.clock
    opened.clock.now = new Date('2040-01-01T00:00:00Z')
    expect(await listed()).toMatchObject([{ promised: 0, drafted: 0 }])
    opened.clock.now = now
  })

  it('is not what a tender took whose launch lies before the count', async () => {
    const past = tenderId(60 + users)
    const days = { offer_deadline: '2027-01-29', launch_date: '2027-06-01' }
    await opened.deps.tenders.save(tenderRow(past, days), 0)
    await count(900)
    await offer(past, '600')
    await opened.submit(user_id, past)
    await offer(first, '500')
    const { now } = opened.clock
    opened.clock.now = new Date('2027-07-01T12:00:00Z')
    expect(await listed()).toMatchObject([{ available: 900, promised: 600 }])
    // whoever counts now counts what that tender left
    await count(300)
    expect(await listed()).toMatchObject([{ available: 300, promised: 0, applications: [] }])
    opened.clock.now = now
    const product = await opened.deps.products.find(user_id, opened.product_id)
    if (product === null) throw new Error('no product')
    const { stock } = await stockBeside(opened.deps, user_id, first, product)
    expect(stock).toMatchObject({ available: 300, promised: 0 })
  })

  it('reads no applications for a product whose stock nobody knows', async () => {
    const product = await opened.deps.products.find(user_id, opened.product_id)
    if (product === null) throw new Error('no product')
    const unknown = { ...product, facts: { ...product.facts, quantity_available: null } }
    const listSummaries = () => {
      throw new Error('all applications were read')
    }
    const deps = { ...opened.deps, applications: { ...opened.deps.applications, listSummaries } }
    expect((await stockBeside(deps, user_id, first, unknown)).stock).toMatchObject({
      available: null,
      promised: 0,
    })
    await count(5)
    await expect(stockBeside(deps, user_id, first, unknown)).rejects.toThrow('were read')
  })

  it('warns at the offer that takes more than is free, and does not refuse it', async () => {
    await count(900)
    await offer(first, '600')
    await opened.submit(user_id, first)
    await offer(second, '600')
    const got = await getApplication(opened.deps, opened.caller(user_id), { tender_id: second })
    if (!got.ok) throw new Error(got.code)
    const { form, application } = got.value
    if (application.form_data === null) throw new Error('no draft')
    const noRules = { version: '1', checked_on: '2026-01-01', rules: [] } as never
    const { findings } = checkOffer(form, application.form_data, '2027-01-10', noRules)
    expect(findings.find(({ rule_id }) => rule_id === 'tender:stock')).toMatchObject({
      status: 'fail',
      severity: 'warning',
      asked: { words: '300', offered: '600' },
    })
    expect(await opened.submit(user_id, second)).toMatchObject({ value: { status: 'SUBMITTED' } })
  })

  it('submits nothing on bottles that another took meanwhile before that was to be seen', async () => {
    await count(600)
    for (const tender_id of [first, second]) await offer(tender_id, '600')
    const { applications } = opened.deps
    let lists = 0
    const overtaken: typeof opened.deps = {
      ...opened.deps,
      applications: {
        ...applications,
        listSummaries: async function* (...given) {
          yield* applications.listSummaries(...given)
          lists += 1
          // the first looks for earlier answers, the second for what is taken of the stock
          if (lists !== 2) return
          expect(await opened.submit(user_id, first)).toMatchObject({ ok: true })
        },
      },
    }
    const wanted = { tender_id: second, version: 1 }
    expect(await submitApplication(overtaken, user_id, wanted)).toEqual({
      ok: false,
      code: 'changed_meanwhile',
    })
    expect((await applications.find(user_id, second))?.status).toBe('DRAFT')
    // the warning is in the form now, and refuses nothing
    expect(await opened.submit(user_id, second)).toMatchObject({ value: { status: 'SUBMITTED' } })
    expect(await seenBy(second)).toBe(600)
  })

  it('shows the last bottles as taken to all but one of those that take them at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      user_id = userId(`racer-${round}`)
      await opened.addProduct(user_id)
      await count(600)
      for (const tender_id of tenders) await offer(tender_id, '600')
      const submitAll = () =>
        Promise.all(tenders.map((tender_id) => opened.submit(user_id, tender_id)))
      const answers = await submitAll()
      for (const answer of answers)
        expect(answer.ok ? 'submitted' : answer.code).toMatch(/^(submitted|changed_meanwhile)$/)
      expect((await submitAll()).map(({ ok }) => ok)).toEqual([true, true, true])
      const seen = await Promise.all(tenders.map(seenBy))
      expect(seen.toSorted()).toEqual([0, 1200, 600].toSorted())
    }
  })
})
