import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { readCalendar } from '../platform/test/read-calendar.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createCalendarFeedStore } from './calendar-feed-store.ts'
import { listAgenda } from './list-agenda.ts'
import { personalCalendar } from './personal-calendar.ts'
import { openApplications } from './test/open-applications.ts'
import { markStep } from './timeline.ts'

const dates = {
  published_date: '2026-12-15',
  offer_deadline: '2027-01-29',
  sample_deadline: '2027-03-03',
  launch_date: '2027-09-01',
  assortment: 'Fixed assortment',
}

describe('what is to be done by day', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let deps: Parameters<typeof personalCalendar>[0] & {
    readonly feeds: ReturnType<typeof createCalendarFeedStore>
  }
  let user_id: UserId
  let tenders = 500

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    const feeds = createCalendarFeedStore(cloud.table('CALENDAR_FEEDS_TABLE'))
    deps = { ...opened.deps, feeds, siteOrigin: 'https://site.example' }
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    user_id = userId(`agenda-${tenders}`)
    opened.clock.now = new Date('2027-01-18T12:00:00Z')
  })

  async function begin(said: object = {}) {
    tenders += 1
    const tender = tenderRow(tenders, { ...dates, ...said })
    await deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender.tender_id)
    return tender
  }
  async function agenda(query: { from?: string; to: string; limit?: number; cursor?: string }) {
    const found = await listAgenda(deps, user_id, { limit: 100, ...query })
    if (!found.ok) throw new Error(found.code)
    return found.value
  }
  const days = async (query: Parameters<typeof agenda>[0]) =>
    (await agenda(query)).steps.map(({ key, date, state }) => [key, date, state])

  it('has what is late, what is due, and the day of the monopoly, in the order of the days', async () => {
    await begin()
    const all = await days({ to: '2027-01-29' })
    // 25 working days before Friday 29 January are over, the last of them is not: 8 before it is the 19th
    expect(all).toContainEqual(['go', expect.stringMatching(/^2026-12/), 'at_risk'])
    expect(all.at(-1)).toEqual(['offer-deadline', '2027-01-29', 'ahead'])
    expect(all.map(([, date]) => date)).toEqual(all.map(([, date]) => date).toSorted())
    // nobody prepares a launch that is not won
    expect(await days({ from: '2027-05-01', to: '2027-12-31' })).toEqual([])
    // seven working days before the 29th, and thirty before 3 March
    expect(await days({ from: '2027-01-18', to: '2027-01-24' })).toEqual([
      ['form-to-submitter', '2027-01-20', 'ahead'],
      ['sample-lot', '2027-01-20', 'ahead'],
    ])
  })

  it('comes page by page, whole', async () => {
    await begin()
    const first = await agenda({ to: '2027-01-29', limit: 2 })
    expect(first.steps).toHaveLength(2)
    const rest = await agenda({ to: '2027-01-29', cursor: first.next_cursor ?? '' })
    const whole = await agenda({ to: '2027-01-29' })
    expect([...first.steps, ...rest.steps]).toEqual(whole.steps)
  })

  it('goes into the personal calendar, in the language asked for, and leaves it when it is done', async () => {
    const tender = await begin()
    const { tender_id } = tender
    const { feed_key } = await deps.feeds.make(user_id, opened.clock.now)
    const events = async () => {
      const feed = await personalCalendar(deps, feed_key, 'de')
      if (!feed.ok) throw new Error(feed.code)
      return new Map(readCalendar(feed.value.text).map((event) => [event.uid, event]))
    }
    const uid = `tender-${tender_id}-step-form-to-submitter@nordgate`
    const before = await events()
    expect(before.get(uid)).toMatchObject({ start: '2027-01-20', end: '2027-01-21', sequence: 0 })
    expect(before.get(uid)?.summary).toMatch(/Systembolaget/)
    expect(before.has(`tender-${tender_id}-offer@nordgate`)).toBe(true)

    // the tender moves: the same event, one further
    const later = tenderRow(tenders, { ...dates, offer_deadline: '2027-02-05' }, tender.criteria, 2)
    await deps.tenders.save(later, 1)
    expect((await events()).get(uid)).toMatchObject({ start: '2027-01-27', sequence: 1 })

    const said = { tender_id, step: 'form-to-submitter', is_done: true, moved_to: null, note: null }
    await markStep(deps, opened.caller(user_id), said)
    expect((await events()).has(uid)).toBe(false)
  })

  it('has an address that is told once and can be ended', async () => {
    await begin()
    const first = await deps.feeds.make(user_id, opened.clock.now)
    expect(await personalCalendar(deps, first.feed_key, 'en')).toMatchObject({ ok: true })
    const second = await deps.feeds.make(user_id, opened.clock.now)
    expect(await personalCalendar(deps, first.feed_key, 'en')).toMatchObject({ code: 'not_found' })
    await deps.feeds.end(user_id)
    expect(await personalCalendar(deps, second.feed_key, 'en')).toMatchObject({ code: 'not_found' })
  })
})
