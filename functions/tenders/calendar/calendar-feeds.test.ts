import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tenderId, tenderRow } from '../../platform/test/builders.ts'
import { readCalendar as read } from '../../platform/test/read-calendar.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { tenderRowOf } from '../tender-row.ts'
import { createTenderStore } from '../tender-store.ts'
import {
  type CalendarFeeds,
  calendarOfAll,
  calendarOfTender,
  newsOfTenders,
} from './calendar-feeds.ts'

const now = new Date('2027-03-01T09:00:00Z')

describe('calendar feeds', () => {
  let cloud: TestCloud
  let deps: CalendarFeeds
  let next = 5000

  beforeAll(async () => {
    cloud = await startTestCloud()
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    deps = {
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      siteOrigin: 'https://site.example',
      now: () => now,
    }
  })

  type Published = Parameters<typeof tenderRow>[1]
  async function publish(published: Published, id = ++next, replaces = 0): Promise<number> {
    const before = await deps.tenders.find(tenderId(id))
    const row = tenderRow(id, published)
    const updated_at = new Date(now.getTime() + replaces * 1000).toISOString()
    const tender = { ...row, version: replaces + 1, updated_at }
    await deps.tenders.save(tenderRowOf(tender, row.criteria, before?.key_dates), replaces)
    return id
  }
  const eventsOf = async (id: number) =>
    read((await calendarOfAll(deps, { language: 'en' })).text).filter(({ uid }) =>
      uid.startsWith(`tender-${id}-`),
    )

  it('hold whole days, also those on which clocks change', async () => {
    const id = await publish({ offer_deadline: '2027-03-28', launch_date: '2027-10-31' })
    expect(await eventsOf(id)).toMatchObject([
      { uid: `tender-${id}-offer@nordgate`, start: '2027-03-28', end: '2027-03-29' },
      { uid: `tender-${id}-launch@nordgate`, start: '2027-10-31', end: '2027-11-01' },
    ])
  })

  it('keep the identity of a date that moves, and of one that is cancelled', async () => {
    const id = await publish({ offer_deadline: '2027-05-03', sample_deadline: '2027-06-01' })
    await publish({ offer_deadline: '2027-05-10', sample_deadline: null }, id, 1)
    expect(await eventsOf(id)).toMatchObject([
      { uid: `tender-${id}-offer@nordgate`, start: '2027-05-10', sequence: 1, status: 'CONFIRMED' },
      {
        uid: `tender-${id}-sample@nordgate`,
        start: '2027-06-01',
        sequence: 1,
        status: 'CANCELLED',
      },
    ])
  })

  it('are the same text while nothing changes, with lines of 75 octets at most', async () => {
    await publish({ offer_deadline: '2027-04-01', region: 'Ribeira Sacra é à ü '.repeat(6) })
    const { text } = await calendarOfAll(deps, { language: 'fr' })
    expect((await calendarOfAll({ ...deps, now: () => now }, { language: 'fr' })).text).toBe(text)
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  })

  it('set French as French is set', async () => {
    await publish({ offer_deadline: '2027-04-01' })
    const written = [
      (await calendarOfAll(deps, { language: 'fr' })).text.replaceAll('\r\n ', ''),
      (await newsOfTenders(deps, { language: 'fr' })).text,
    ]
    for (const text of written) {
      expect(text).toContain('Clôture des offres\u00a0: ')
      expect(text).not.toMatch(/ [;:!?»]/)
    }
  })

  it('hold only what was asked for', async () => {
    const id = await publish({ market: 'FI', monopoly: 'alko', offer_deadline: '2027-04-02' })
    const uids = async (market: 'FI' | 'NO') =>
      read((await calendarOfAll(deps, { language: 'de', market })).text).map(({ uid }) => uid)
    expect(await uids('FI')).toContain(`tender-${id}-offer@nordgate`)
    expect(await uids('NO')).not.toContain(`tender-${id}-offer@nordgate`)
  })

  it('give one tender to take along', async () => {
    const id = await publish({ offer_deadline: '2027-04-02' })
    const one = await calendarOfTender(deps, tenderId(id), 'es')
    expect(one.ok && read(one.value.text)).toHaveLength(1)
    expect(await calendarOfTender(deps, tenderId(1), 'en')).toMatchObject({ code: 'not_found' })
  })

  it('tell of new tenders, the newest first', async () => {
    const id = await publish({ offer_deadline: '2027-04-03' }, ++next)
    const { text } = await newsOfTenders(deps, { language: 'en' })
    expect(text).toContain(`<id>urn:nordgate:tender:${id}</id>`)
    expect(text).toContain('3 April 2027')
  })
})
