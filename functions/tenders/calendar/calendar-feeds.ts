import type { TenderId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Market } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Milestone } from '#domain/tenders/key-date.ts'
import type { Category } from '#domain/vocabulary/kinds.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TenderStore } from '../tender-store.ts'
import { feedTexts } from './feed-texts.ts'
import { feedRange, selectKeyDates } from './select-key-dates.ts'
import { type Feed, writeCalendar } from './write-calendar.ts'
import { newsDateOf, writeNews } from './write-news.ts'

export interface CalendarFeeds {
  readonly tenders: TenderStore
  readonly siteOrigin: string
  readonly now: Clock
}

interface FeedQuery {
  readonly market?: Market | undefined
  readonly category?: Category | undefined
  readonly milestone?: Milestone | undefined
  readonly language: Locale
}

/** The most entries of a feed of news. */
export const newsLength = 100

/** The address of a feed with the filters that were asked for. */
function addressOf(siteOrigin: string, path: string, query: FeedQuery): string {
  const url = new URL(path, siteOrigin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

/** The key dates of all tenders, or of those asked for. */
export async function calendarOfAll(deps: CalendarFeeds, query: FeedQuery): Promise<Feed> {
  const now = deps.now()
  const dates = await selectKeyDates(deps, { ...query, ...feedRange(now) }, now)
  const { language } = query
  return writeCalendar(dates, {
    language,
    siteOrigin: deps.siteOrigin,
    name: feedTexts[language].calendar,
    source: addressOf(deps.siteOrigin, '/api/feeds/calendar.ics', query),
  })
}

/** The dates of one tender, to be taken along. */
export async function calendarOfTender(
  deps: CalendarFeeds,
  tender_id: TenderId,
  language: Locale,
): Promise<Result<Feed, 'not_found'>> {
  const row = await deps.tenders.find(tender_id)
  if (row === null) return fail('not_found')
  const dates = row.key_dates.map((date) => ({ ...date, tender: row.summary }))
  const { siteOrigin } = deps
  const facts = { language, siteOrigin, name: feedTexts[language].calendar, source: null }
  return succeed(writeCalendar(dates, facts))
}

/** New tenders and those whose dates changed. */
export async function newsOfTenders(deps: CalendarFeeds, query: FeedQuery): Promise<Feed> {
  const found = []
  for await (const listed of deps.tenders.list({ from: '0', to: ':', pageSize: 500 })) {
    const { market, category } = listed.summary
    const isAsked =
      (query.market === undefined || market === query.market) &&
      (query.category === undefined || category === query.category)
    if (isAsked && listed.key_dates.length > 0)
      found.push({ listed, changed_at: newsDateOf(listed) })
  }
  found.sort((a, b) => b.changed_at.localeCompare(a.changed_at))
  const { language } = query
  const { siteOrigin } = deps
  const self = new URL(`/api/feeds/tenders.atom?language=${language}`, siteOrigin).href
  const title = feedTexts[language].news
  return writeNews(found.slice(0, newsLength), { language, siteOrigin, id: self, title, self })
}
