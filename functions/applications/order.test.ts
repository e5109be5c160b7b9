import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderEntry } from '#domain/orders/order-entry.ts'
import { orderEntrySchema } from '#domain/orders/order-entry-schema.ts'
import type { OrderSide, OrderStepName } from '#domain/orders/order-steps.ts'
import { salesEntrySchema } from '#domain/orders/sales-schema.ts'
import { outcomeEntrySchema } from '#domain/outcomes/outcome-schema.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { checkOffer, recordReference } from './desk-steps.ts'
import { getApplication } from './get-application.ts'
import { getOrder } from './get-order.ts'
import { keepOrderDue } from './keep-order-due.ts'
import { recordOrderStep } from './record-order-step.ts'
import { recordOutcome } from './record-outcome.ts'
import { recordSales } from './record-sales.ts'
import { openApplications } from './test/open-applications.ts'
import { openDesk } from './test/open-desk.ts'
import { getTimeline } from './timeline.ts'

const operator = userId('order-operator')
let made = 0
const entryOf = (step: OrderStepName, more: Partial<OrderEntry> = {}): OrderEntry => {
  made += 1
  const nothing = {
    ...{ done_on: null, responsible: null, numbers: {}, quantity: null, lot: null, ready_on: null },
    ...{ price_minor: null, currency: null, term: null, result: null, documents: [] },
    ...{ deviation: null, note: null, measures: {} },
  }
  const entry_id = `ord_entry${String(made).padStart(5, '0')}`
  return orderEntrySchema.parse({ ...nothing, entry_id, step, ...more })
}

describe('the order record', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let desk: ReturnType<typeof openDesk>
  let user_id: UserId
  let tender_id: TenderId
  let tenders = 860

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    desk = openDesk(cloud, opened)
  })
  afterAll(() => cloud.stop())

  const versionNow = async () =>
    (await opened.deps.applications.find(user_id, tender_id))?.version ?? 0
  const happened = async (kind: string, day: string) => {
    made += 1
    const entry = outcomeEntrySchema.parse({
      event_id: `out_event${String(made).padStart(5, '0')}`,
      ...{ kind, day, note: null, evidence: null, details: {}, corrects: null },
    })
    const seen = { user_id, tender_id, version: await versionNow(), by: operator }
    return recordOutcome(desk, { ...seen, entry })
  }
  const record = async (entry: OrderEntry, side: OrderSide = 'desk', version?: number) =>
    recordOrderStep(desk, {
      ...{ user_id, tender_id, entry, side, by: side === 'desk' ? operator : user_id },
      version: version ?? (await versionNow()),
    })
  const order = async (side: OrderSide = 'producer') => {
    const found = await getOrder(opened.deps, { user_id, tender_id, side })
    if (!found.ok) throw new Error(found.code)
    return found.value
  }
  const stepOf = async (name: OrderStepName) =>
    (await order()).steps.find(({ step }) => step === name)
  const outcomes = async () => {
    const found = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
    return found.ok ? found.value.outcomes.map(({ kind, day }) => [kind, day]) : []
  }

  const dueBefore = async (day: string) => {
    for await (const row of opened.deps.applications.listOrdersDue(day, 100))
      if (row.user_id === user_id) return row.order_due
    return null
  }
  const always = '2100-01-01'

  beforeEach(async () => {
    tenders += 1
    user_id = userId(`order-${tenders}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    const tender = tenderRow(tenders, {
      product_type: 'Red wine',
      offer_deadline: '2027-01-20',
      launch_date: '2027-09-01',
    })
    tender_id = tender.tender_id
    await opened.deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
    expect(await opened.draft(user_id, tender_id)).toMatchObject({ ok: true })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    const seen = { user_id, tender_id, by: operator }
    await checkOffer(desk, { ...seen, version: await versionNow() })
    const given = { reference: 'SE-1', given_at: '2027-01-10T10:00' }
    const offered = await recordReference(desk, { ...seen, version: await versionNow(), ...given })
    expect(offered).toMatchObject({ ok: true })
    opened.clock.now = new Date('2027-03-01T12:00:00Z')
    expect(await happened('won', '2027-02-20')).toMatchObject({ ok: true })
  })

  it('is there once the offer is won, with the days of the timeline', async () => {
    const { steps, today } = await order()
    expect(today).toBe('2027-03-01')
    const plan = await getTimeline(opened.deps, opened.caller(user_id), tender_id)
    const planned = plan.ok ? plan.value.steps.find(({ key }) => key === 'pickup') : undefined
    expect(steps.find(({ step }) => step === 'pickup')).toMatchObject({
      planned_on: planned?.date,
      done_on: null,
      state: 'ahead',
      // it is ordered first
      is_possible: false,
    })
    expect(steps.find(({ step }) => step === 'order')).toMatchObject({ is_possible: true })
    // French wine for Sweden crosses no customs border
    expect(steps.map(({ step }) => step)).not.toContain('customs')
    expect(steps.map(({ step }) => step)).toContain('excise')
  })

  it('is none before', async () => {
    const row = await opened.deps.applications.find(user_id, tender_id)
    const event = row?.desk?.outcomes.at(-1)?.event_id
    const corrects = outcomeEntrySchema.parse({
      ...{ event_id: 'out_takenback', kind: null, day: '2027-02-20', note: null, evidence: null },
      ...{ details: {}, corrects: event },
    })
    const seen = { user_id, tender_id, version: row?.version ?? 0, by: operator }
    expect(await dueBefore(always)).not.toBeNull()
    expect(await recordOutcome(desk, { ...seen, entry: corrects })).toMatchObject({ ok: true })
    expect(await dueBefore(always)).toBeNull()
    const found = await getOrder(opened.deps, { user_id, tender_id, side: 'desk' })
    expect(found).toMatchObject({ code: 'not_found' })
    expect(await record(entryOf('labels', { done_on: '2027-03-01' }))).toMatchObject({
      code: 'transition_not_allowed',
    })
  })

  it('leads from the win to the shelf, and the outcome with it', async () => {
    opened.clock.now = new Date('2027-09-02T12:00:00Z')
    const way: [OrderStepName, OrderSide, Partial<OrderEntry>][] = [
      ['order', 'desk', { done_on: '2027-03-02', numbers: { order: 'PO 7' }, quantity: 1200 }],
      [
        'product_data',
        'producer',
        { done_on: '2027-04-01', numbers: { gtin_unit: '6291041500213' } },
      ],
      ['labels', 'producer', { done_on: '2027-04-02' }],
      ['ready', 'producer', { done_on: '2027-06-30', quantity: 1200, lot: 'L24-117' }],
      ['pickup', 'producer', { done_on: '2027-07-05', numbers: { cmr: 'CMR 1' } }],
      ['excise', 'producer', { done_on: '2027-07-05', numbers: { arc: '27FRA0000000000000019' } }],
      ['arrival', 'desk', { done_on: '2027-07-15', lot: 'L24-118', quantity: 1188 }],
      ['listed', 'desk', { done_on: '2027-08-01', numbers: { article: '71234' } }],
      ['delivery', 'desk', { done_on: '2027-08-20' }],
      ['launch', 'desk', { done_on: '2027-09-01' }],
    ]
    for (const [step, side, more] of way)
      expect(await record(entryOf(step, more), side), step).toMatchObject({ ok: true })
    expect(await outcomes()).toEqual([
      ['offered', '2027-01-10'],
      ['won', '2027-02-20'],
      ['ordered', '2027-03-02'],
      ['shipped', '2027-07-05'],
      ['cleared', '2027-07-15'],
      ['delivered', '2027-08-20'],
      ['launched', '2027-09-01'],
    ])
    const row = await opened.deps.applications.find(user_id, tender_id)
    expect(row?.listed?.desk?.outcome).toMatchObject({ kind: 'launched' })
    expect((await stepOf('arrival'))?.findings).toMatchObject([
      { code: 'other_lot', given: 'L24-118', expected: 'L24-117' },
      { code: 'fewer', given: '1188', expected: '1200' },
    ])
  })

  it('has the sales of the first months once it is on sale, by either side, once each', async () => {
    const sell = async (
      side: OrderSide,
      months: readonly [string, number | null, number | null][],
      more: { version?: number; entry_id?: string } = {},
    ) => {
      made += 1
      const entry = salesEntrySchema.parse({
        entry_id: more.entry_id ?? `ord_sales${String(made).padStart(5, '0')}`,
        ...{ currency: 'SEK', source: 'Monthly report' },
        months: months.map(([month, units, value_minor]) => ({ month, units, value_minor })),
      })
      return recordSales(desk, {
        ...{ user_id, tender_id, entry, side, by: side === 'desk' ? operator : user_id },
        version: more.version ?? (await versionNow()),
      })
    }
    opened.clock.now = new Date('2027-11-05T12:00:00Z')
    const first = ['2027-09', 120, 1_788_000] as const
    expect((await order()).sales).toBeNull()
    expect(await sell('desk', [[...first]])).toMatchObject({ code: 'transition_not_allowed' })
    for (const step of ['order', 'pickup', 'arrival', 'delivery', 'launch'] as const) {
      const numbers: OrderEntry['numbers'] = step === 'order' ? { order: 'PO 7' } : {}
      expect(await record(entryOf(step, { done_on: '2027-09-15', numbers }))).toMatchObject({
        ok: true,
      })
    }
    const seen = await versionNow()
    const once = { version: seen, entry_id: 'ord_reported1' }
    const given: [string, number, number | null][] = [[...first], ['2027-10', 90, null]]
    expect(await sell('desk', given, once)).toMatchObject({ ok: true })
    // pressed twice, and the same file again: one entry
    expect(await sell('desk', given, once)).toMatchObject({ ok: true })
    expect(await sell('producer', given)).toMatchObject({ ok: true })
    expect(await versionNow()).toBe(seen + 1)
    expect(await sell('producer', [['2027-10', 96, null]], { version: seen })).toMatchObject({
      code: 'version_conflict',
    })
    const whole: [string, number, number | null][] = [[...first], ['2027-10', 96, null]]
    expect(await sell('producer', whole)).toMatchObject({ ok: true })
    expect((await order()).sales).toMatchObject({
      launched_on: '2027-09-15',
      months: ['2027-09', '2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03'],
      figures: [
        { month: '2027-09', units: 120, value_minor: 1_788_000, currency: 'SEK' },
        { month: '2027-10', units: 96, value_minor: null, currency: null },
      ],
      entries: [
        { by: { side: 'desk', email: null }, months: [{}, {}] },
        // only what is new of it
        { by: { side: 'producer', email: null }, months: [{ month: '2027-10', units: 96 }] },
      ],
    })
    expect((await order('desk')).sales?.entries[0]?.by.email).not.toBeNull()
    expect(await sell('desk', [['2027-12', 1, null]])).toMatchObject({
      code: 'form_incomplete',
      details: { problems: [{ month: '2027-12', code: 'to_come' }] },
    })
  })

  it('says on both sides what is late, and by how many days it was done too late', async () => {
    const latest = (await stepOf('order'))?.latest ?? ''
    const daysLater = (days: number) =>
      new Date(Date.parse(latest) + days * 86_400_000).toISOString().slice(0, 10)
    opened.clock.now = new Date(`${daysLater(4)}T12:00:00Z`)
    for (const side of ['producer', 'desk'] as const)
      expect((await order(side)).steps[0]).toMatchObject({
        state: 'late',
        findings: [{ code: 'late', days: 4 }],
      })
    const done = { done_on: daysLater(3), numbers: { order: 'PO 7' } }
    expect(await record(entryOf('order', done))).toMatchObject({ ok: true })
    expect(await stepOf('order')).toMatchObject({
      state: 'done',
      findings: [{ code: 'done_late', days: 3 }],
    })
  })

  it('stands at the desk by the step that is due next, and is late there on the day on which it says so itself', async () => {
    const nextOf = async () => {
      const open = (await order()).steps.filter((one) => one.latest && one.state !== 'done')
      const days = open.map(({ latest }) => latest ?? '').sort()
      return { on: days[0], among: open.map(({ step }) => step) }
    }
    const first = await dueBefore(always)
    expect(first?.on).toBe((await nextOf()).on)
    const last = first?.on ?? ''
    expect(await dueBefore(last)).toBeNull()
    const after = addDays(last, 1)
    expect(await dueBefore(after)).toEqual(first)
    opened.clock.now = new Date(`${after}T12:00:00Z`)
    const late = (await order()).steps.filter(({ state }) => state === 'late')
    expect(late.map(({ step }) => step)).toContain(first?.step)
    // each that is done makes room for the next
    for (const { step } of late) {
      const numbers: OrderEntry['numbers'] = {
        ...(step === 'order' && { order: 'PO 7' }),
        ...(step === 'product_data' && { gtin_unit: '6291041500213' }),
      }
      const done = await record(entryOf(step, { done_on: last, numbers }))
      expect(done, step).toMatchObject({ ok: true })
    }
    const second = await dueBefore(always)
    expect(second?.on).toBe((await nextOf()).on)
    expect(second?.on && second.on > last).toBe(true)
    // it is launched later
    const { deps } = opened
    const tender = await deps.tenders.find(tender_id)
    if (tender === null) throw new Error('the tender is there')
    const published = { ...tender.published, launch_date: '2027-11-01' }
    const moved = { ...tender, published, version: tender.version + 1 }
    await deps.tenders.save({ ...moved, summary: summaryOf(moved) }, tender.version)
    await keepOrderDue(deps, { user_id, tender_id })
    const third = await dueBefore(always)
    expect(third?.on).toBe((await nextOf()).on)
    expect(third?.on && second?.on && third.on > second.on).toBe(true)
  })

  it('lets each side record its own steps only', async () => {
    const order_number = { done_on: '2027-03-01', numbers: { order: 'PO 7' } }
    expect(await record(entryOf('order', order_number), 'producer')).toMatchObject({
      code: 'transition_not_allowed',
    })
    expect(await record(entryOf('labels', { done_on: '2027-03-01' }), 'producer')).toMatchObject({
      ok: true,
    })
  })

  it('keeps what was corrected, and moves the event of the outcome with it', async () => {
    const first = entryOf('order', { done_on: '2027-02-25', numbers: { order: 'PO 7' } })
    await record(first)
    await record(entryOf('order', { done_on: '2027-02-26', numbers: { order: 'PO 8' } }))
    expect(await stepOf('order')).toMatchObject({
      done_on: '2027-02-26',
      entries: [
        { corrects: null, numbers: { order: 'PO 7' }, by: { side: 'desk', email: null } },
        { corrects: first.entry_id, numbers: { order: 'PO 8' } },
      ],
    })
    const row = await opened.deps.applications.find(user_id, tender_id)
    expect(row?.listed?.desk?.outcome).toMatchObject({ kind: 'ordered', day: '2027-02-26' })
    // it was none
    await record(entryOf('order'))
    expect(await stepOf('order')).toMatchObject({ done_on: null })
    const place = await opened.deps.applications.find(user_id, tender_id)
    expect(place?.listed?.desk?.outcome).toMatchObject({ kind: 'won' })
  })

  it('takes back nothing that others followed, and no step before its time', async () => {
    await record(entryOf('order', { done_on: '2027-02-25', numbers: { order: 'PO 7' } }))
    expect(await record(entryOf('delivery', { done_on: '2027-02-28' }))).toMatchObject({
      code: 'transition_not_allowed',
    })
    await record(entryOf('pickup', { done_on: '2027-02-27' }))
    expect(await record(entryOf('order'))).toMatchObject({ code: 'transition_not_allowed' })
    expect(await record(entryOf('labels', { done_on: '2027-03-02' }))).toMatchObject({
      code: 'form_incomplete',
    })
  })

  it('refuses wrong numbers, documents of nobody and what was seen too long ago', async () => {
    const wrong = entryOf('excise', { done_on: '2027-03-01', numbers: { arc: '27FR' } })
    expect(await record(wrong)).toMatchObject({
      code: 'form_incomplete',
      details: { problems: [{ field: 'arc', code: 'malformed' }] },
    })
    const { document_id } = await opened.addDocument(userId('order-stranger'))
    const foreign = entryOf('labels', { documents: [document_id] })
    expect(await record(foreign, 'producer')).toMatchObject({ code: 'not_found' })
    const seen = await versionNow()
    const labels = entryOf('labels', { done_on: '2027-03-01' })
    expect(await record(labels, 'producer', seen)).toMatchObject({ ok: true })
    // asked for again it is there; another one over what is no more
    expect(await record(labels, 'producer', seen)).toMatchObject({ ok: true })
    expect((await stepOf('labels'))?.entries).toHaveLength(1)
    const other = entryOf('labels', { done_on: '2027-02-28' })
    expect(await record(other, 'desk', seen)).toMatchObject({ code: 'version_conflict' })
  })

  it('keeps the papers that were deleted since as they were recorded, and says that they are gone', async () => {
    const paper = await opened.addDocument(user_id, { kind: 'label-artwork', number: 'A 7' })
    const { document_id } = paper
    const [file] = paper.files
    const chosen = entryOf('labels', { documents: [document_id] })
    expect(await record(chosen, 'producer')).toMatchObject({ ok: true })
    const recorded = { document_id, kind: 'label-artwork', number: 'A 7', sha256: [file?.sha256] }
    const shown = async () => (await stepOf('labels'))?.entries.map(({ documents }) => documents)
    const open = [{ file_id: file?.file_id, file_name: file?.file_name }]
    expect(await shown()).toMatchObject([[{ ...recorded, files: open }]])
    const remove = async (id: typeof document_id) => {
      const deleted_at = opened.clock.now.toISOString()
      const own = { user_id, document_id: id }
      await opened.deps.documents.change(own, (row) => ({ ...row, deleted_at }), opened.clock.now)
    }
    await remove(document_id)
    // whoever changes the day says nothing of the paper
    for (const [side, done_on] of [
      ['producer', '2027-02-28'],
      ['desk', '2027-03-01'],
    ] as const) {
      const later = entryOf('labels', { done_on, documents: [document_id] })
      expect(await record(later, side)).toMatchObject({ ok: true })
    }
    const gone = [{ ...recorded, files: null }]
    expect(await shown()).toEqual([gone, gone, gone])
  })

  it('names a paper that was deleted before it was recorded, and goes on without it', async () => {
    const { document_id } = await opened.addDocument(user_id, {
      kind: 'label-artwork',
      number: 'A 8',
    })
    const deleted_at = opened.clock.now.toISOString()
    const own = { user_id, document_id }
    await opened.deps.documents.change(own, (row) => ({ ...row, deleted_at }), opened.clock.now)
    const labels = entryOf('labels', { done_on: '2027-03-01', documents: [document_id] })
    for (const side of ['producer', 'desk'] as const)
      expect(await record(labels, side)).toMatchObject({
        code: 'form_incomplete',
        details: { deleted: [{ document_id, kind: 'label-artwork', number: 'A 8' }] },
      })
    // nothing was kept of it, so that the same entry may be sent without the paper
    expect(await record({ ...labels, documents: [] }, 'desk')).toMatchObject({ ok: true })
    expect((await stepOf('labels'))?.entries).toMatchObject([{ documents: [] }])
  })

  it('keeps the papers with their hashes, and ends the step of the timeline', async () => {
    const paper = await opened.addDocument(user_id, { kind: 'label-artwork', number: 'A 1' })
    const { document_id } = paper
    const labels = entryOf('labels', { done_on: '2027-03-01', documents: [document_id] })
    expect(await record(labels, 'producer')).toMatchObject({ ok: true })
    expect((await stepOf('labels'))?.entries[0]?.documents).toEqual([
      {
        ...{ document_id, kind: 'label-artwork', number: 'A 1' },
        sha256: [paper.files[0]?.sha256],
        files: [{ file_id: paper.files[0]?.file_id, file_name: paper.files[0]?.file_name }],
      },
    ])
    const plan = await getTimeline(opened.deps, opened.caller(user_id), tender_id)
    const step = plan.ok && plan.value.steps.find(({ key }) => key === 'label-approval')
    expect(step).toMatchObject({ state: 'done', mark: { done_on: '2027-03-01' } })
  })
})
