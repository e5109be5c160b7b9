import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { openApplications } from './test/open-applications.ts'
import { getTimeline, markStep } from './timeline.ts'

const dates = {
  published_date: '2026-12-15',
  offer_deadline: '2027-01-29',
  sample_deadline: '2027-03-03',
  launch_date: '2027-09-01',
}

describe('the timeline of an application', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let users = 0
  let tenders = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`producer-${users}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    opened.clock.hasPlan = true
  })

  const addTender = async (said: Partial<PublishedTender> = {}) => {
    tenders += 1
    const tender = tenderRow(tenders, { ...dates, assortment: 'Fixed assortment', ...said })
    await opened.deps.tenders.save(tender, 0)
    return tender.tender_id
  }
  const timelineOf = async (tender_id: Parameters<typeof getTimeline>[2]) => {
    const found = await getTimeline(opened.deps, opened.caller(user_id), tender_id)
    if (!found.ok) throw new Error(found.code)
    const { steps, ...timeline } = found.value
    return { ...timeline, steps: Object.fromEntries(steps.map((step) => [step.key, step])) }
  }
  const say = (
    tender_id: Parameters<typeof getTimeline>[2],
    step: string,
    said: Partial<Parameters<typeof markStep>[2]>,
  ) =>
    markStep(opened.deps, opened.caller(user_id), {
      tender_id,
      step,
      is_done: false,
      moved_to: null,
      note: null,
      ...said,
    })

  it('is there before anything is drafted, counted from the dates of the tender', async () => {
    const { procedure, today, steps } = await timelineOf(await addTender())
    expect(procedure).toMatch(/^SE-/)
    expect(today).toBe('2027-01-10')
    expect(steps['certs-check']).toMatchObject({ date: '2026-12-04', state: 'at_risk' })
    expect(steps['offer-deadline']).toMatchObject({ date: '2027-01-29', is_markable: false })
    expect(steps['sample-dispatch']?.source).toBeDefined()
  })

  it('follows the product: papers of import are no step of a producer in the European Union', async () => {
    const tender_id = await addTender()
    expect((await timelineOf(tender_id)).steps['coi-vi1']).toBeDefined()
    await opened.addProduct(user_id)
    expect((await opened.draft(user_id, tender_id)).ok).toBe(true)
    expect((await timelineOf(tender_id)).steps['coi-vi1']).toBeUndefined()
  })

  it('follows a deadline that was moved', async () => {
    const tender_id = await addTender()
    const before = (await timelineOf(tender_id)).steps['form-to-submitter']?.date
    const moved = tenderRow(tender_id, { ...dates, offer_deadline: '2027-02-12' }, [], 2)
    await opened.deps.tenders.save(moved, 1)
    const after = (await timelineOf(tender_id)).steps['form-to-submitter']?.date
    expect(String(after) > String(before)).toBe(true)
  })

  it('keeps what is said of a step, and on which day it was first done', async () => {
    const tender_id = await addTender()
    await say(tender_id, 'certs-check', { is_done: true, note: 'Sample note' })
    opened.clock.now = new Date('2027-01-12T12:00:00Z')
    const said = await say(tender_id, 'certs-check', { is_done: true, note: 'Another' })
    expect(said.ok).toBe(true)
    expect((await timelineOf(tender_id)).steps['certs-check']).toMatchObject({
      state: 'done',
      mark: { done_on: '2027-01-10', moved_to: null, note: 'Another' },
    })
    await say(tender_id, 'certs-check', {})
    expect((await timelineOf(tender_id)).steps['certs-check']).toMatchObject({
      state: 'at_risk',
      mark: null,
    })
  })

  it('moves a step that is a habit, and none that is set', async () => {
    const tender_id = await addTender()
    await say(tender_id, 'certs-check', { moved_to: '2027-01-15' })
    const { steps } = await timelineOf(tender_id)
    expect(steps['certs-check']).toMatchObject({ date: '2027-01-15', state: 'ahead' })
    const set = Object.values(steps).find((step) => step.is_markable && !step.is_movable)
    if (set === undefined) throw new Error('no step of the producer is set by others')
    const refused = await say(tender_id, set.key, { moved_to: '2027-01-15' })
    expect(refused).toMatchObject({ ok: false, code: 'step_not_movable' })
  })

  it('is nobody else’s, and has no step that the procedure does not have', async () => {
    const tender_id = await addTender()
    await say(tender_id, 'certs-check', { is_done: true })
    expect(await say(tender_id, 'tasting', { is_done: true })).toMatchObject({ code: 'not_found' })
    expect(await say(tender_id, 'user_id', { is_done: true })).toMatchObject({ code: 'not_found' })
    user_id = userId('somebody-else')
    expect((await timelineOf(tender_id)).steps['certs-check']?.mark).toBeNull()
  })

  it('loses nothing when two tabs mark two steps at once', async () => {
    const tender_id = await addTender()
    await Promise.all([
      say(tender_id, 'certs-check', { is_done: true }),
      say(tender_id, 'go', { is_done: true }),
    ])
    const { steps } = await timelineOf(tender_id)
    expect([steps['certs-check']?.state, steps.go?.state]).toEqual(['done', 'done'])
  })

  it('does not tell without access what the tender asks for', async () => {
    const tender_id = await addTender({
      market: 'NO',
      monopoly: 'vinmonopolet',
      assortment: null,
      documents_required: [],
    })
    expect((await timelineOf(tender_id)).steps['food-contact']).toBeUndefined()
    opened.clock.hasPlan = false
    expect((await timelineOf(tender_id)).steps['food-contact']).toBeDefined()
  })

  it('has no tender that does not exist', async () => {
    const tender_id = await addTender()
    const unknown = tenderRow(Number(tender_id) + 500).tender_id
    const found = await getTimeline(opened.deps, opened.caller(user_id), unknown)
    expect(found).toMatchObject({ ok: false, code: 'not_found' })
  })
})
