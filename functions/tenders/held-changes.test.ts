import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TenderId, tenderIdSchema } from '#domain/shared/ids.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { fromFrance, publishedTender } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { correctCriteria } from './correct-criteria.ts'
import { announceChange, undoTenderChange } from './held-changes.ts'
import type { TenderPublishing } from './publish-tender.ts'
import { saveTender } from './save-tender.ts'
import { undoableUntil } from './tender-row.ts'
import { createTenderStore } from './tender-store.ts'
import { createTenderVersionStore } from './tender-version-store.ts'

const published = publishedTender({
  product_type: 'Red wine',
  category: 'red_wine',
  country_of_origin: 'France',
  offer_deadline: '2027-01-29',
})

describe('a change of a stored tender', () => {
  let cloud: TestCloud
  let deps: TenderPublishing
  let tender_id: TenderId
  let tenders = 0
  let now = new Date('2027-01-01T10:00:00Z')
  const told: ApplicationWork[] = []
  /** What was asked to be announced later. */
  const later: { tender_id: TenderId; version: number }[] = []
  const noted: unknown[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      changes: cloud.changes,
      askForApplicationWork: async (work) => void told.push(...work),
      now: () => now,
    }
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    tenders += 1
    tender_id = tenderIdSchema.parse(tenders)
    await saveTender(deps, { tender_id, published, sample: null, version: 0 })
    await cloud.announced()
    for (const list of [told, later, noted]) list.length = 0
  })

  const how = {
    hold: async ({ tender_id, version }: { tender_id: TenderId; version: number }) =>
      void later.push({ tender_id, version }),
    note: (change: unknown) => void noted.push(change),
  }
  const change = (version: number, said: Partial<typeof published>) =>
    saveTender(
      deps,
      { tender_id, published: { ...published, ...said }, sample: null, version },
      how,
    )
  const undo = (version: number) => undoTenderChange(deps, { tender_id, version }, how)
  const stored = async () => {
    const row = await deps.tenders.find(tender_id)
    if (row === null) throw new Error('no tender')
    return row
  }
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  /** What the worker does once the messages come. */
  const arrive = async () => {
    pass(heldSeconds)
    for (const one of [...later, ...later]) await announceChange(deps, one)
  }

  it('is told of after ten minutes, once for each version', async () => {
    await change(1, { closure: 'Screw cap' })
    expect(await stored()).toMatchObject({ version: 2, published: { closure: 'Screw cap' } })
    expect(await cloud.announced()).toEqual([])
    await arrive()
    expect(told).toEqual([{ kind: 'tender_changed', tender_id, version: 2 }])
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id }])
    expect((await stored()).held).toEqual([])
    expect(await undo(2)).toMatchObject({ code: 'transition_not_allowed' })
  })

  it('is taken back before anybody hears of it', async () => {
    await change(1, { status: 'withdrawn', withdrawal_note: 'Cancelled' })
    expect(undoableUntil(await stored())).toBe(new Date(now.getTime() + 600_000).toISOString())
    expect(await undo(1)).toMatchObject({ code: 'version_conflict' })
    expect(await undo(2)).toMatchObject({ ok: true, value: { version: 3, published } })
    expect(undoableUntil(await stored())).toBeNull()
    await arrive()
    expect(told).toEqual([])
    expect(noted).toEqual([
      {
        before: { version: 1, status: 'published', withdrawal_note: null },
        after: { version: 2, status: 'withdrawn', withdrawal_note: 'Cancelled' },
      },
      {
        before: { version: 2, status: 'withdrawn', withdrawal_note: 'Cancelled' },
        after: { version: 3, status: 'published', withdrawal_note: null },
      },
    ])
  })

  it('is taken back step by step, and what stays is told of', async () => {
    await change(1, { closure: 'Screw cap' })
    pass(60)
    await change(2, { closure: 'Cork' })
    expect(await undo(3)).toMatchObject({ value: { published: { closure: 'Screw cap' } } })
    await arrive()
    expect(told).toEqual([{ kind: 'tender_changed', tender_id, version: 2 }])

    later.length = 0
    told.length = 0
    await change(4, { closure: 'Glass' })
    await change(5, { closure: 'Crown cap' })
    await undo(6)
    expect(await undo(7)).toMatchObject({ value: { published: { closure: 'Screw cap' } } })
    await arrive()
    expect(told).toEqual([])
  })

  it('gives back nothing older than what came between two changes', async () => {
    await change(1, { closure: 'Screw cap' })
    const of_plan = { ...published, closure: 'Cork' }
    await saveTender(deps, { tender_id, published: of_plan, sample: null, version: 2 })
    await change(3, { closure: 'Glass' })
    expect(await undo(4)).toMatchObject({ value: { published: { closure: 'Cork' } } })
    expect(undoableUntil(await stored())).toBeNull()
    expect(await undo(5)).toMatchObject({ code: 'transition_not_allowed' })
    expect(await stored()).toMatchObject({ version: 5, published: { closure: 'Cork' } })
  })

  it('is told of with a later one that can still be undone, and in their order', async () => {
    await change(1, { closure: 'Screw cap' })
    pass(heldSeconds - 1)
    await change(2, { closure: 'Cork' })
    pass(1)
    const [first, last] = later as [(typeof later)[0], (typeof later)[0]]
    await announceChange(deps, first)
    expect(told).toEqual([])
    pass(heldSeconds)
    await announceChange(deps, last)
    expect(told.map((one) => 'version' in one && one.version)).toEqual([2, 3])
    expect((await stored()).held).toEqual([])
  })

  it('is told of although its message came while a later one was held that is undone', async () => {
    await change(1, { closure: 'Screw cap' })
    pass(heldSeconds - 1)
    await change(2, { closure: 'Cork' })
    pass(1)
    for (const one of later.splice(0)) if (one.version === 2) await announceChange(deps, one)
    expect(told).toEqual([])
    await undo(3)
    await arrive()
    expect(told).toEqual([{ kind: 'tender_changed', tender_id, version: 2 }])
  })

  it('cannot be undone once somebody may have been told', async () => {
    await change(1, { closure: 'Screw cap' })
    const undone: unknown[] = []
    const askForApplicationWork = async (work: readonly ApplicationWork[]) => {
      told.push(...work)
      // the clock of who undoes may be a little behind
      expect(undoableUntil(await stored())).toBeNull()
      undone.push(await undo(2))
      throw new Error('queue away')
    }
    const failing = announceChange({ ...deps, askForApplicationWork }, { tender_id, version: 2 })
    await expect(failing).rejects.toThrow('queue away')
    expect(undone).toMatchObject([{ code: 'undo_expired' }])
    expect(await stored()).toMatchObject({ version: 2, published: { closure: 'Screw cap' } })
    await arrive()
    expect(told).toHaveLength(2)
    expect((await stored()).held).toEqual([])
  })

  it('is neither undone nor changed over what is held otherwise by then', async () => {
    await change(1, { closure: 'Screw cap' })
    const before = await stored()
    const find = async () => {
      await announceChange(deps, { tender_id, version: 2 })
      return before
    }
    const late = { ...deps, tenders: { ...deps.tenders, find } }
    expect(await undoTenderChange(late, { tender_id, version: 2 }, how)).toMatchObject({
      code: 'version_conflict',
    })
    const given = { tender_id, published, sample: null, version: 2 }
    expect(await saveTender(late, given, how)).toMatchObject({ code: 'version_conflict' })
    expect(await deps.tenders.saveHeld(before, [])).toBe('refused')
    expect(await stored()).toMatchObject({ version: 2, held: [] })
  })

  it('is undone once where the answer was lost', async () => {
    await change(1, { closure: 'Screw cap' })
    await change(2, { closure: 'Cork' })
    await undo(3)
    const closure = 'Screw cap'
    await cloud.announced()
    expect(await undo(3)).toMatchObject({ value: { version: 4, published: { closure } } })
    expect(await cloud.announced()).toEqual([{ kind: 'tender', tender_id }])
    expect(await undo(4)).toMatchObject({ value: { version: 5, published } })
    expect(await undo(4)).toMatchObject({ value: { version: 5, published } })
    await change(5, { closure: 'Cork' })
    expect(await undo(5)).toMatchObject({ code: 'version_conflict' })
    await arrive()
    expect(told).toEqual([{ kind: 'tender_changed', tender_id, version: 6 }])
  })

  it('gives a corrected reading back as it was', async () => {
    const correct = (version: number, criteria: [typeof fromFrance] | null) =>
      correctCriteria(deps, { tender_id, criteria, version }, how)
    const read = (await stored()).criteria
    await correct(1, [fromFrance])
    await arrive()
    await correct(2, null)
    expect(await stored()).toMatchObject({ corrected_criteria: null, criteria: read })
    await undo(3)
    expect(await stored()).toMatchObject({
      corrected_criteria: [fromFrance],
      criteria: [fromFrance],
    })
    const [{ before }] = noted.slice(-1) as [{ before: Record<string, string> }]
    expect(Object.values(before).join()).toContain('Red wine')
  })

  it('stays once its time is over, or something else came after it', async () => {
    await change(1, { closure: 'Screw cap' })
    pass(heldSeconds)
    expect(await undo(2)).toMatchObject({ code: 'undo_expired' })
    const at_once = { ...published, closure: 'Cork' }
    await saveTender(deps, { tender_id, published: at_once, sample: null, version: 2 })
    expect(await undo(3)).toMatchObject({ code: 'transition_not_allowed' })
    const unknown = tenderIdSchema.parse(999_999)
    const nobody = { tender_id: unknown, version: 1 }
    expect(await undoTenderChange(deps, nobody, how)).toMatchObject({ code: 'not_found' })
    await announceChange(deps, nobody)
  })
})
