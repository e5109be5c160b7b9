import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offeredLot } from '#domain/applications/offered-lot.ts'
import { sampleFindings } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { recordSample } from './record-sample.ts'
import { saveSamples } from './save-samples.ts'
import { openApplications } from './test/open-applications.ts'

const sent = sampleSchema.parse({
  sample_id: 'smp_aaaaaaaa',
  stage: 'with_offer',
  bottles: 6,
  lot: 'L 24-117',
  vintage: '2024',
  bottled_on: null,
  consignee: null,
  carrier: 'DHL',
  tracking: '123',
  sent_on: '2027-01-05',
  arrived_on: null,
  retained: null,
  retained_at: null,
  value_minor: null,
  currency: 'EUR',
  term: 'DDP',
})
const kept = { retained: 6, retained_at: 'Solna, cellar 2' }

describe('samples at the desk', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let tender_id: TenderId
  let version = 0
  let tenders = 800

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    tenders += 1
    user_id = userId(`samples-${tenders}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    const tender = tenderRow(tenders, { product_type: 'Red wine', offer_deadline: '2027-06-01' })
    tender_id = tender.tender_id
    await opened.deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
    expect(await opened.draft(user_id, tender_id)).toMatchObject({ ok: true })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    const row = await opened.deps.applications.find(user_id, tender_id)
    const given = { tender_id, version: row?.version ?? 0, samples: [sent] }
    const saved = await saveSamples(opened.deps, user_id, given)
    if (!saved.ok) throw new Error(saved.code)
    version = saved.value.version
  })

  const record = (said: object, of = version) =>
    recordSample(opened.deps, {
      ...{ user_id, tender_id, sample_id: sent.sample_id, version: of },
      ...{ lot: sent.lot, vintage: sent.vintage, arrived_on: null, ...kept, ...said },
    })

  it('have the day on which they came and what is kept back, for both sides', async () => {
    const recorded = await record({ arrived_on: '2027-01-08' })
    expect(recorded).toMatchObject({
      ok: true,
      value: { version: version + 1, before: sent, after: { arrived_on: '2027-01-08', ...kept } },
    })
    const row = await opened.deps.applications.find(user_id, tender_id)
    expect(row?.samples).toEqual([{ ...sent, arrived_on: '2027-01-08', ...kept }])
  })

  it('are a finding where the bottles are of another vintage or lot than was offered', async () => {
    const findings = async () => {
      const row = await opened.deps.applications.find(user_id, tender_id)
      return sampleFindings(row?.samples ?? [], offeredLot(row?.form_data ?? null, []))
    }
    expect(await findings()).toEqual([])
    await record({ vintage: '2025' })
    expect(await findings()).toMatchObject([
      { code: 'other_vintage', offered: '2024', given: '2025' },
    ])
  })

  it('came neither before they were sent nor tomorrow', async () => {
    for (const arrived_on of ['2027-01-04', '2027-01-11'])
      expect(await record({ arrived_on })).toMatchObject({ code: 'time_not_valid' })
  })

  it('are written over the version that was seen only, and only where they are', async () => {
    expect(await record({}, version - 1)).toMatchObject({ code: 'version_conflict' })
    const other = { sample_id: 'smp_bbbbbbbb' }
    expect(await record(other)).toMatchObject({ code: 'not_found' })
  })
})
