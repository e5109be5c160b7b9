import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TenderId, tenderIdSchema } from '#domain/shared/ids.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { fromFrance, publishedTender } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { correctCriteria } from './correct-criteria.ts'
import { findTender, findTenderSummary } from './find-tender.ts'
import { findTenderChanges } from './find-tender-changes.ts'
import { publishTender, type TenderPublishing } from './publish-tender.ts'
import { saveTender } from './save-tender.ts'
import { createTenderStore } from './tender-store.ts'
import { createTenderVersionStore } from './tender-version-store.ts'

const published = publishedTender({
  product_type: 'Red wine',
  category: 'red_wine',
  country_of_origin: 'France',
  region: 'Beaujolais',
  requirements: ['Something that no machine understands'],
  offer_deadline: '2027-01-29',
})

describe('publishing a tender', () => {
  let cloud: TestCloud
  let deps: TenderPublishing
  let tender_id: TenderId
  let tenders = 0
  const asked: ApplicationWork[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      changes: cloud.changes,
      askForApplicationWork: async (work) => void asked.push(...work),
      now: () => new Date('2027-01-01T00:00:00Z'),
    }
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    tenders += 1
    tender_id = tenderIdSchema.parse(tenders)
  })

  const save = (version = 0, changes: Partial<typeof published> = {}) =>
    saveTender(deps, { tender_id, published: { ...published, ...changes }, sample: null, version })

  it('keeps every published field and reads its criteria', async () => {
    expect(await save()).toMatchObject({ ok: true, value: { version: 1, published } })
    const found = await findTender(deps.tenders, tender_id)
    if (!found.ok) throw new Error(found.code)
    expect(found.value.tender.published).toEqual(published)
    expect(found.value.corrected).toBe(false)
    expect(found.value.criteria.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['category', 'origin', 'text']),
    )
    expect(await findTenderSummary(deps.tenders, tender_id)).toMatchObject({
      ok: true,
      value: { title: 'Red wine, Beaujolais, France' },
    })
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id }])
  })

  it('takes a new version only over the one it was made from', async () => {
    await save()
    expect(await save(1, { style: 'Light' })).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await save(1, { style: 'Heavy' })).toEqual({ ok: false, code: 'version_conflict' })
    expect(await save(0, { style: 'Heavy' })).toEqual({ ok: false, code: 'version_conflict' })
  })

  it('keeps what it replaces, tells what changed, and has applicants told', async () => {
    await save()
    asked.length = 0
    await save(1, { offer_deadline: '2027-02-12' })
    expect(asked).toEqual([{ kind: 'tender_changed', tender_id, version: 2 }])
    expect(await deps.versions.find(tender_id, 1)).toMatchObject({ version: 1, published })
    expect(await findTenderChanges(deps, { tender_id, since: 1 })).toMatchObject({
      ok: true,
      value: {
        before: { version: 1, published: { offer_deadline: '2027-01-29' } },
        after: { version: 2, published: { offer_deadline: '2027-02-12' } },
        fields: ['offer_deadline'],
        requirements: [],
      },
    })
    expect(await findTenderChanges(deps, { tender_id, since: 7 })).toMatchObject({
      code: 'not_found',
    })
  })

  it('keeps nothing of a version that lost against another', async () => {
    await save()
    const rivals = ['Light', 'Heavy', 'Dry'].map((style) => save(1, { style }))
    const won = (await Promise.all(rivals)).filter(({ ok }) => ok)
    expect(won).toHaveLength(1)
    expect(await deps.versions.find(tender_id, 1)).toMatchObject({ published })
    expect(await deps.versions.find(tender_id, 2)).toBeNull()
  })

  it('answers a repetition alike and announces it again', async () => {
    const first = await save()
    await cloud.announced()
    expect(await save()).toEqual(first)
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id }])
  })

  it('does not acknowledge a tender that could not be announced; the repetition does', async () => {
    const send = () => Promise.reject(new Error('queue away'))
    const failing = { ...deps, changes: { ...deps.changes, send } }
    const given = { tender_id, published, sample: null, version: 0 }
    await expect(saveTender(failing, given)).rejects.toThrow('queue away')
    await cloud.announced()
    expect(await saveTender(deps, given)).toMatchObject({ ok: true, value: { version: 1 } })
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id }])
  })

  it('keeps an administrator\u2019s criteria in force until they are taken back', async () => {
    await save()
    const corrected = await correctCriteria(deps, { tender_id, criteria: [fromFrance], version: 1 })
    expect(corrected).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await save(2, { style: 'Light' })).toMatchObject({ ok: true, value: { version: 3 } })
    expect(await findTender(deps.tenders, tender_id)).toMatchObject({
      value: { criteria: [fromFrance], corrected: true },
    })
    await correctCriteria(deps, { tender_id, criteria: null, version: 3 })
    const back = await findTender(deps.tenders, tender_id)
    expect(back.ok && back.value.corrected).toBe(false)
    expect(back.ok && back.value.criteria.length).toBeGreaterThan(1)
    expect(await correctCriteria(deps, { tender_id, criteria: null, version: 3 })).toMatchObject({
      ok: true,
    })
    expect(
      await correctCriteria(deps, { tender_id, criteria: [fromFrance], version: 1 }),
    ).toMatchObject({ code: 'version_conflict' })
  })

  it('stores no criteria that could not be read again', async () => {
    const unreadable = { ...fromFrance, any_of: [] }
    const tender = {
      tender_id,
      version: 1,
      published,
      corrected_criteria: null,
      sample: null,
      result: null,
    }
    const publishing = publishTender(
      deps,
      { ...tender, updated_at: '2027-01-01T00:00:00.000Z' },
      [unreadable],
      null,
    )
    await expect(publishing).rejects.toThrow()
    expect(await deps.tenders.find(tender_id)).toBeNull()
  })

  it('finds nothing where nothing is', async () => {
    expect(await findTender(deps.tenders, tender_id)).toMatchObject({ code: 'not_found' })
    const correction = { tender_id, criteria: null, version: 1 }
    expect(await correctCriteria(deps, correction)).toMatchObject({ code: 'not_found' })
  })
})
