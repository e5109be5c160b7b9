import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { allApplicationRoutes } from '#contracts/all-applications.ts'
import type { RouteInput } from '#contracts/route.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { importerIdSchema } from '#domain/desk/importer.ts'
import { outcomeIdSchema } from '#domain/shared/ids.ts'
import { writeCursor } from '../platform/http/cursor.ts'
import { companyProfile, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { mostNamed } from '../producers/listing/find-by-words.ts'
import { checkOffer, recordReference, takeOverApplication } from './desk-steps.ts'
import { discardDraft } from './discard-draft.ts'
import { findApplication } from './find-application.ts'
import { listAllApplications } from './list-all-applications.ts'
import { recordOutcome } from './record-outcome.ts'
import { openApplications } from './test/open-applications.ts'

type Query = RouteInput<(typeof allApplicationRoutes)['listAllApplications']>['query']

const next = tenderRow(1, { offer_deadline: '2027-01-20', product_type: 'Next' })
const today = tenderRow(2, { offer_deadline: '2027-01-10', product_type: 'Today' })
const undated = tenderRow(3, { product_type: 'Undated' })
const past = tenderRow(4, { offer_deadline: '2027-01-09', product_type: 'Past' })
const older = tenderRow(5, { offer_deadline: '2026-12-01', product_type: 'Older' })
const norwegian = tenderRow(6, {
  market: 'NO',
  monopoly: 'vinmonopolet',
  offer_deadline: '2027-02-01',
  product_type: 'Norwegian',
})
const [anna, bo] = [userId('anna'), userId('bo')]

describe('all applications, for the operator', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    const { deps, clock } = opened
    for (const row of [next, today, undated, past, older, norwegian]) {
      await deps.tenders.save(row, 0)
    }
    await opened.addProduct(anna)
    await deps.profiles.save(bo, {
      profile: companyProfile({ legal_name: 'Bo AB', country_code: 'SE' }),
      vat_check: uncheckedVat,
    })
    clock.now = new Date('2026-11-01T12:00:00Z')
    for (const { tender_id } of [older, past, next]) await opened.draft(anna, tender_id)
    await opened.submit(anna, older.tender_id)
    await opened.submit(anna, next.tender_id)
    for (const { tender_id } of [today, undated, norwegian]) await opened.draft(bo, tender_id)
    const listed = { country_code: 'FR', requested_at: null, plan_ends_at: null, completeness: 100 }
    const counts = { products: 1, applications: 3, documents: 0 }
    const named = [
      [anna, 'Domaine du Test SARL', 'anna@domaine.example'],
      [bo, 'Bo AB', 'bo@bryggeri.example'],
    ] as const
    for (const [user_id, company_name, email] of named) {
      const producer = { ...listed, ...counts, user_id, company_name, email }
      await opened.deps.producers.save(producer, '2026-11-01T12:00:00Z')
    }
    clock.now = new Date('2027-01-10T12:00:00Z')
  })
  afterAll(() => cloud.stop())

  const list = async (query: Partial<Query> = {}) => {
    const page = await listAllApplications(opened.deps, { limit: 50, ...query }, bo)
    if (!page.ok) throw new Error(page.code)
    return page.value
  }
  const titles = async (query: Partial<Query> = {}) =>
    (await list(query)).applications.map(({ tender }) => tender.title)

  it('come with deadlines ahead first, nearest first, then the past ones, latest first', async () => {
    expect(await titles()).toEqual(['Today', 'Next', 'Norwegian', 'Undated', 'Past', 'Older'])
  })

  it.each([
    [{ status: 'SUBMITTED' }, ['Next', 'Older']],
    [{ status: 'DRAFT', market: 'SE' }, ['Today', 'Undated', 'Past']],
    [{ market: 'NO' }, ['Norwegian']],
    [{ market: 'FI' }, []],
  ] as const)('are filtered by %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each([
    [{ deadline_from: '2027-01-10' }, ['Today', 'Next', 'Norwegian']],
    [{ deadline_from: '2027-01-09', deadline_to: '2027-01-20' }, ['Today', 'Next', 'Past']],
    [{ deadline_to: '2027-01-09' }, ['Past', 'Older']],
    [{ deadline_from: '2027-02-02' }, []],
    [{ deadline_from: '2027-02-02', deadline_to: '2027-01-01' }, []],
    [{ deadline_to: '2027-01-15', status: 'DRAFT' }, ['Today', 'Past']],
    [{ stage: 'open', deadline_from: '2027-01-01' }, ['Next']],
  ] as const)('are those of a range of deadlines: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each([
    [{ sort: 'deadline' }, ['Older', 'Past', 'Today', 'Next', 'Norwegian', 'Undated']],
    [{ sort: '-deadline' }, ['Undated', 'Norwegian', 'Next', 'Today', 'Past', 'Older']],
    [{ sort: '-deadline', stage: 'open' }, ['Next', 'Older']],
    [{ sort: '-deadline', deadline_to: '2027-01-15' }, ['Today', 'Past', 'Older']],
  ] as const)('come in the order that is asked for: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each([
    [{ text: 'domaine TEST' }, ['Next', 'Past', 'Older']],
    [{ text: 'bo@bryggeri.example' }, ['Today', 'Norwegian', 'Undated']],
    [{ text: 'norwegian' }, ['Norwegian']],
    [{ text: 'nobody at all' }, []],
    [{ text: '  ' }, ['Today', 'Next', 'Norwegian', 'Undated', 'Past', 'Older']],
    [{ text: 'domaine', status: 'SUBMITTED' }, ['Next', 'Older']],
    [{ text: 'domaine', stage: 'open' }, ['Older', 'Next']],
    [{ text: 'bryggeri.example', stage: 'open' }, []],
    [{ text: 'bo ab', market: 'NO' }, ['Norwegian']],
    [{ text: 'domaine', responsible: 'nobody' }, ['Next', 'Older']],
    [{ text: 'domaine', deadline_to: '2027-01-09' }, ['Past', 'Older']],
    [{ text: 'domaine', sort: '-deadline' }, ['Next', 'Past', 'Older']],
  ] as const)('are searched by the words of companies and tenders: %j', async (query, expected) => {
    expect(await titles({ ...query, text: query.text.trim() })).toEqual(expected)
  })

  it('are found once where words name the company and the tender', async () => {
    await opened.deps.producers.save(
      {
        ...{ user_id: bo, company_name: 'Norwegian Imports', email: 'bo@bryggeri.example' },
        ...{ country_code: 'NO', requested_at: null, plan_ends_at: null, completeness: 100 },
        ...{ products: 1, applications: 3, documents: 0 },
      },
      '2026-11-02T12:00:00Z',
    )
    for (const sort of ['deadline', '-deadline'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list({ text: 'norwegian', sort, limit: 1, cursor })
        seen.push(...page.applications.map(({ tender }) => tender.title))
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined)
      const rising = ['Today', 'Norwegian', 'Undated']
      expect(seen).toEqual(sort === 'deadline' ? rising : rising.toReversed())
    }
  })

  it('say when more is named than is looked at', async () => {
    expect((await list({ text: 'domaine' })).names_left_out).toBe(false)
    for (let n = 0; n <= mostNamed; n += 1) {
      const row = tenderRow(100 + n, { product_type: 'Cloudberry', offer_deadline: '2020-01-01' })
      await opened.deps.tenders.save(row, 0)
    }
    expect(await list({ text: 'cloudberry' })).toMatchObject({
      names_left_out: true,
      applications: [],
    })
  })

  it.each([1, 2, 4])('come page by page, %i at a time, none twice or left out', async (limit) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit, cursor })
      seen.push(...page.applications.map(({ tender }) => tender.title))
      cursor = page.next_cursor ?? undefined
      // midnight passes while somebody reads on
      opened.clock.now = new Date('2027-01-11T12:00:00Z')
    } while (cursor !== undefined)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    expect(seen).toEqual(['Today', 'Next', 'Norwegian', 'Undated', 'Past', 'Older'])
  })

  it('are found by their stage at the desk and who is responsible, what is late first', async () => {
    const { applications, now } = opened.deps
    const desk = { applications, addressOf: async () => 'bo@example.com', now }
    const seen = { user_id: anna, tender_id: next.tender_id, by: bo }
    expect(await titles({ stage: 'open' })).toEqual(['Older', 'Next'])
    await takeOverApplication(desk, { ...seen, version: 2, responsible: true })
    await checkOffer(desk, { ...seen, version: 3 })
    expect(await titles({ stage: 'to_check' })).toEqual(['Older'])
    expect(await titles({ stage: 'to_hand_in', market: 'SE' })).toEqual(['Next'])
    expect(await titles({ stage: 'open', responsible: 'me' })).toEqual(['Next'])
    expect(await titles({ responsible: 'me' })).toEqual(['Next'])
    expect(await titles({ stage: 'open', responsible: 'nobody' })).toEqual(['Older'])
    expect(await titles({ responsible: 'nobody', status: 'SUBMITTED' })).toEqual(['Older'])
    const first = await list({ stage: 'open', limit: 1 })
    const second = await list({ stage: 'open', limit: 1, cursor: first.next_cursor ?? undefined })
    expect(second.applications.map(({ tender }) => tender.title)).toEqual(['Next'])
    expect(second.next_cursor).toBeNull()
    // by the importers' own deadlines page by page too, and each says when it is due there
    const leadDays = async () => ({ SE: 4, NO: 0, FI: 0 })
    const due: (string | null | undefined)[] = []
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const query = { stage: 'open', limit: 1, ...(cursor && { cursor }) } as const
      const page = await listAllApplications({ ...opened.deps, leadDays }, query, bo)
      if (!page.ok) throw new Error(page.code)
      due.push(...page.value.applications.map(({ hand_in_by }) => hand_in_by))
      cursor = page.value.next_cursor
    }
    expect(due).toEqual(['2026-11-27', expect.stringMatching(/^2027-01-/)])
    await recordReference(
      { ...desk, announce: opened.deps.announce },
      { ...seen, version: 4, reference: 'SB-1', given_at: '2027-01-10T09:00' },
    )
    expect(await titles({ stage: 'open' })).toEqual(['Older'])
    expect(await titles({ stage: 'offered' })).toEqual(['Next'])
  })

  it('names company and product as submitted, a draft\u2019s company as its profile does', async () => {
    const { applications } = await list()
    const byTitle = Object.fromEntries(applications.map((one) => [one.tender.title, one]))
    expect(byTitle.Next).toMatchObject({
      company_name: 'Domaine du Test SARL',
      product_name: 'Domaine du Test Rouge',
      status: 'SUBMITTED',
    })
    expect(byTitle.Today).toMatchObject({
      company_name: 'Bo AB',
      product_name: null,
      submitted_at: null,
    })
    expect(byTitle.Past?.company_name).toBeNull()
  })

  it('leave out what was given up', async () => {
    await opened.draft(anna, norwegian.tender_id)
    expect(await titles({ market: 'NO' })).toHaveLength(2)
    await discardDraft(opened.deps, anna, { tender_id: norwegian.tender_id })
    expect(await titles({ market: 'NO' })).toEqual(['Norwegian'])
    expect(
      await findApplication(opened.deps, { user_id: anna, tender_id: norwegian.tender_id }),
    ).toMatchObject({ code: 'not_found' })
  })

  it('refuse a place that is none', async () => {
    expect(
      await listAllApplications(opened.deps, { limit: 50, cursor: 'eyJub3RoaW5nIjoxfQ' }, bo),
    ).toMatchObject({ ok: false, code: 'invalid_cursor' })
    // a key of no list: the database would refuse it
    const after = { user_id: 'somebody', tender_id: 1, deadline_key: '~~~' }
    const forged = writeCursor({ today: '2027-01-01', after })
    expect(await listAllApplications(opened.deps, { limit: 50, cursor: forged }, bo)).toMatchObject(
      {
        ok: false,
        code: 'invalid_cursor',
      },
    )
  })

  it('stay small: a hundred of the longest names are less than 300 kB', async () => {
    const long = 'x'.repeat(1000)
    const many = tenderRow(50, {
      market: 'FI',
      monopoly: 'alko',
      offer_deadline: '2027-03-01',
      product_type: long,
    })
    await opened.deps.tenders.save(many, 0)
    for (let n = 0; n < 101; n += 1) {
      await opened.draft(userId(`producer-${n}`), many.tender_id, { company_address: long })
    }
    const page = await list({ market: 'FI', limit: 100 })
    expect(page.applications).toHaveLength(100)
    expect(page.next_cursor).not.toBeNull()
    expect(JSON.stringify(page).length).toBeLessThan(300_000)
  })

  it('are read one by one as they were submitted, whatever became of tender and product', async () => {
    const { deps } = opened
    const { tender_id } = next
    const changed = tenderRow(1, { offer_deadline: '2027-06-30', product_type: 'Other' }, [], 2)
    await deps.tenders.save(changed, 1)
    await deps.products.removeMany(anna, [opened.product_id])
    const found = await findApplication(deps, { user_id: anna, tender_id })
    if (!found.ok) throw new Error(found.code)
    const { tender, form, application } = found.value
    expect(tender).toMatchObject({ title: 'Next', offer_deadline: '2027-01-20' })
    const fields = form.sections.flatMap((section) => section.fields)
    expect(fields.find(({ key }) => key === 'requirement_category-1')?.label).toBe('Red wine')
    expect(application.form_data?.answers).toMatchObject({
      product_name: 'Domaine du Test Rouge',
      'requirement_category-1': true,
    })
  })

  it('show a draft as it is now', async () => {
    const found = await findApplication(opened.deps, {
      user_id: bo,
      tender_id: today.tender_id,
    })
    expect(found).toMatchObject({
      ok: true,
      value: { application: { status: 'DRAFT' }, company: { legal_name: 'Bo AB' } },
    })
  })

  it('say by when an offer is to be handed in: for its importer, and on the safe day of its timeline', async () => {
    const { deps } = opened
    const { tender_id } = older
    const handIn = async () => {
      const found = await findApplication(deps, { user_id: anna, tender_id })
      return found.ok ? found.value.hand_in : found.code
    }
    // two working days before
    expect(await handIn()).toEqual({ importer_by: null, safe_on: '2026-11-27' })
    const importer = {
      ...{
        market: 'SE' as const,
        importer_id: importerIdSchema.parse('imp_12345678'),
        name: 'Import AB',
      },
      ...{ licence: null, contact_name: null, email: null, phone: null, portal_account: null },
      ...{ lead_days: 6, version: 1 },
    } as const
    await deps.importers.save(importer)
    expect(await handIn()).toEqual({ importer_by: '2026-11-25', safe_on: '2026-11-27' })
    await deps.importers.remove(importer)
  })

  it('are not in the queue when their work has ended, searched for or not', async () => {
    const { applications } = opened.deps
    const { tender_id } = older
    const found = await applications.find(anna, tender_id)
    const ended = {
      event_id: outcomeIdSchema.parse('out_ended00001'),
      kind: 'withdrawn',
      day: '2027-01-10',
      note: null,
      evidence: null,
      details: { reason: 'The lot is sold' },
      corrects: null,
    } as const
    expect(await titles({ text: 'domaine', stage: 'to_check' })).toEqual(['Older'])
    const desk = { ...opened.deps, addressOf: async () => 'bo@example.com' }
    const seen = { user_id: anna, tender_id, version: found?.version ?? 0, by: bo }
    expect(await recordOutcome(desk, { ...seen, entry: ended })).toMatchObject({ ok: true })
    expect(await titles({ stage: 'to_check' })).toEqual([])
    expect(await titles({ text: 'domaine', stage: 'to_check' })).toEqual([])
  })
})
