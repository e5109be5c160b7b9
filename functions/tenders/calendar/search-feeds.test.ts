import { parseFeed } from '@rowanmanning/feed-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedFilterSchema } from '#domain/notices/saved-search-schema.ts'
import { savedSearchIdSchema } from '#domain/shared/ids.ts'
import { createSearchStore } from '../../platform/notices/search-store.ts'
import { fromFrance, redWine, tenderRow, userId } from '../../platform/test/builders.ts'
import { readCalendar } from '../../platform/test/read-calendar.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { type TenderRow, tenderRowOf } from '../tender-row.ts'
import { createTenderStore } from '../tender-store.ts'
import { calendarOfSearch, newsOfSearch, type SearchFeeds } from './search-feeds.ts'

const start = new Date('2027-03-01T09:00:00Z')
const owner = userId('owner')

describe('the feeds of a saved search', () => {
  let cloud: TestCloud
  let deps: SearchFeeds
  let now = start
  let asked: Parameters<typeof newsOfSearch>[1]

  beforeAll(async () => {
    cloud = await startTestCloud()
    const searches = createSearchStore(cloud.table('NOTICES_TABLE'))
    deps = {
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      searches,
      siteOrigin: 'https://site.example',
      now: () => now,
    }
    const search_id = savedSearchIdSchema.parse('sea_00000001')
    const filter = searchedFilterSchema.parse({ market: 'SE', origin: 'FR', text: 'red' })
    const saved_at = start.toISOString()
    const search = { search_id, name: 'Red & <French>', filter, saved_at, feed_made_at: null }
    await searches.add(owner, search)
    const made = await searches.makeFeed(owner, search_id, start)
    asked = { search_id, feed_key: made?.feed_key ?? '' }
  })
  afterAll(() => cloud.stop())

  const soon = { offer_deadline: '2027-05-03', sample_deadline: '2027-06-01' }
  async function publish(id: number, said: object, criteria = [redWine, fromFrance]) {
    const before = await deps.tenders.find(tenderRow(id).tender_id)
    const replaces = before?.version ?? 0
    now = new Date(now.getTime() + 60_000)
    const { criteria: asks, ...tender }: TenderRow = tenderRow(
      id,
      { product_type: 'Red wine', launch_date: '2027-09-01', ...soon, ...said },
      criteria,
      replaces + 1,
    )
    const row = { ...tender, updated_at: now.toISOString() }
    await deps.tenders.save(tenderRowOf(row, asks, before?.key_dates), replaces)
  }
  async function news(language: 'en' | 'de' = 'en') {
    const feed = await newsOfSearch(deps, asked, language)
    if (!feed.ok) throw new Error(feed.code)
    const read = parseFeed(feed.value.text)
    const items = read.items.map(({ id, title, url, updated }) => ({ id, title, url, updated }))
    return { ...feed.value, read, items }
  }
  async function dates() {
    const feed = await calendarOfSearch(deps, asked, 'en')
    if (!feed.ok) throw new Error(feed.code)
    return readCalendar(feed.value.text)
  }

  it('hold what is open and fits, and what fits since it changed', async () => {
    await publish(1, {})
    await publish(2, { market: 'NO', monopoly: 'vinmonopolet' })
    await publish(3, { product_type: 'White wine' })
    await publish(4, { offer_deadline: '2027-02-01', sample_deadline: null, launch_date: null })
    expect((await news()).items.map(({ id }) => id)).toEqual(['urn:nordgate:tender:1'])
    await publish(3, { product_type: 'Red wine, organic' })
    const { items, read, changed_at } = await news()
    expect(items.map(({ id }) => id)).toEqual(['urn:nordgate:tender:3', 'urn:nordgate:tender:1'])
    expect(items[0]).toMatchObject({ url: 'https://site.example/tenders/3', updated: now })
    expect(read.meta).toEqual({ type: 'atom', version: '1.0' })
    expect(read.title).toBe('Nordgate: Red & <French>')
    // RFC 4287 4.1.1 asks for one
    expect(read.authors.map(({ name }) => name)).toEqual(['Nordgate'])
    expect(changed_at).toBe(now.toISOString())
  })

  it('are in the language asked for, and say nothing of their key', async () => {
    const { items, text } = await news('de')
    expect(items[0]?.url).toBe('https://site.example/de/tenders/3')
    expect(text).not.toContain(asked.feed_key)
    const calendar = await calendarOfSearch(deps, asked, 'de')
    if (!calendar.ok) throw new Error(calendar.code)
    expect(calendar.value.text).toContain('Angebotsfrist')
    expect(calendar.value.text).not.toContain(asked.feed_key)
  })

  it('are the same text while nothing changes', async () => {
    const before = (await news()).text
    now = new Date(now.getTime() + 3_600_000)
    expect((await news()).text).toBe(before)
  })

  it('hold the deadlines as days that keep their identity when they move and when they are called off', async () => {
    const uids = (await dates()).map(({ uid, start: day }) => `${day} ${uid}`)
    expect(uids).toEqual([
      '2027-05-03 tender-1-offer@nordgate',
      '2027-05-03 tender-3-offer@nordgate',
      '2027-06-01 tender-1-sample@nordgate',
      '2027-06-01 tender-3-sample@nordgate',
    ])
    await publish(1, { offer_deadline: '2027-05-10' })
    await publish(3, { product_type: 'Red wine, organic', status: 'withdrawn' })
    expect(await dates()).toMatchObject([
      { uid: 'tender-3-offer@nordgate', sequence: 1, status: 'CANCELLED' },
      {
        uid: 'tender-1-offer@nordgate',
        sequence: 1,
        start: '2027-05-10',
        end: '2027-05-11',
        status: 'CONFIRMED',
      },
      { uid: 'tender-1-sample@nordgate', sequence: 0 },
      { uid: 'tender-3-sample@nordgate', sequence: 1, status: 'CANCELLED' },
    ])
    expect((await news()).items.map(({ id }) => id)).toEqual(['urn:nordgate:tender:1'])
  })

  it('are shut to whoever has no key, or one that has ended', async () => {
    const wrong = { ...asked, feed_key: `${owner}~${'A'.repeat(43)}` }
    expect(await newsOfSearch(deps, wrong, 'en')).toMatchObject({ code: 'not_found' })
    expect(await calendarOfSearch(deps, wrong, 'en')).toMatchObject({ code: 'not_found' })
    const { searches } = deps as SearchFeeds & { searches: ReturnType<typeof createSearchStore> }
    await searches.remove(owner, asked.search_id, now)
    expect(await newsOfSearch(deps, asked, 'en')).toMatchObject({ code: 'not_found' })
    expect(await calendarOfSearch(deps, asked, 'en')).toMatchObject({ code: 'not_found' })
  })
})
