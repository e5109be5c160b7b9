import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromFrance, publishedTender, tenderId, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { correctCriteria } from './correct-criteria.ts'
import { findTenderSummary } from './find-tender.ts'
import type { TenderPublishing } from './publish-tender.ts'
import { loggedResult, recordResult } from './record-result.ts'
import { saveTender } from './save-tender.ts'
import { createTenderStore } from './tender-store.ts'
import { createTenderVersionStore } from './tender-version-store.ts'

const tender_id = tenderId(7)
const by = userId('operator')
const published = publishedTender({ product_type: 'Red wine', offer_deadline: '2027-01-29' })
const result = {
  winner: 'Test Import AB',
  product: 'Domaine du Test Rouge',
  score: '87 of 100',
  price: { amount_minor: 12900, currency: 'SEK' },
  offers: 41,
  decided_on: '2027-03-01',
  evidence: 'https://example.org/results',
}

describe('the result of a tender', () => {
  let cloud: TestCloud
  let deps: TenderPublishing
  let now = new Date('2027-03-02T08:00:00.000Z')
  const told: unknown[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      changes: cloud.changes,
      askForApplicationWork: async (work) => void told.push(...work),
      now: () => now,
    }
    await saveTender(deps, { tender_id, published, sample: null, version: 0 })
    await cloud.announced()
  })
  afterAll(() => cloud.stop())

  const stored = async () => {
    const row = await deps.tenders.find(tender_id)
    if (row === null) throw new Error('no tender')
    return row
  }

  it('is recorded without a version and without a word to anybody, and everyone may see it', async () => {
    const given = { tender_id, result, over: null, by }
    expect(await recordResult(deps, given)).toMatchObject({ ok: true, value: { before: null } })
    expect(await stored()).toMatchObject({
      version: 1,
      result: { ...result, by, at: '2027-03-02T08:00:00.000Z' },
    })
    const summary = await findTenderSummary(deps.tenders, tender_id)
    expect(summary.ok && summary.value.result).toEqual(result)
    expect(await cloud.announced()).toEqual([])
    expect(told).toEqual([])
    // an answer that was lost
    now = new Date('2027-03-02T09:00:00.000Z')
    expect(await recordResult(deps, given)).toMatchObject({ ok: true })
    expect((await stored()).result?.at).toBe('2027-03-02T08:00:00.000Z')
  })

  it('is corrected only by who has seen it', async () => {
    const corrected = { ...result, offers: 42 }
    const unseen = { tender_id, result: corrected, over: null, by }
    expect(await recordResult(deps, unseen)).toMatchObject({ code: 'version_conflict' })
    const { result: before } = await stored()
    const seen = { tender_id, result: corrected, over: before?.at ?? null, by }
    expect(await recordResult(deps, seen)).toMatchObject({
      ok: true,
      value: { before: { offers: 41 }, result: { offers: 42 } },
    })
  })

  it('is kept by later versions and readings of the tender', async () => {
    await saveTender(deps, {
      tender_id,
      published: { ...published, closure: 'Screw cap' },
      sample: null,
      version: 1,
    })
    await correctCriteria(deps, { tender_id, criteria: [fromFrance], version: 2 })
    expect(await stored()).toMatchObject({ version: 3, result: { offers: 42 } })
    expect((await stored()).summary.result).toMatchObject({ offers: 42 })
  })

  it('is not lost to a version that was made of the tender before it was recorded', async () => {
    const before = await stored()
    const over = before.result?.at ?? null
    now = new Date('2027-03-02T10:00:00.000Z')
    await recordResult(deps, { tender_id, result: { ...result, offers: 43 }, over, by })
    expect(await deps.tenders.save({ ...before, version: 4 }, 3)).toBe('refused')
    expect(await stored()).toMatchObject({ version: 3, result: { offers: 43 } })
  })

  it('can be taken away, and tells the log what it was', async () => {
    const { result: before } = await stored()
    const taken = { tender_id, result: null, over: before?.at ?? null, by }
    expect(await recordResult(deps, taken)).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ result: null, summary: { result: null } })
    expect(loggedResult(before)).toMatchObject({
      winner: 'Test Import AB',
      price_minor: 12900,
      currency: 'SEK',
      offers: 43,
    })
    expect(loggedResult(null)).toBeNull()
  })

  it('is of a tender', async () => {
    const given = { tender_id: tenderId(8), result, over: null, by }
    expect(await recordResult(deps, given)).toMatchObject({ code: 'not_found' })
  })
})
