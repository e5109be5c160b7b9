import type { SavedSearch } from '#domain/notices/saved-search.ts'
import type { SavedSearchId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { SearchStore } from '../../platform/notices/search-store.ts'
import { listFitting } from '../list-tenders.ts'
import type { ListedTender } from '../tender-row.ts'
import { type CalendarFeeds, newsLength } from './calendar-feeds.ts'
import { isShown } from './select-key-dates.ts'
import { eventOfDate, type Feed, writeEvents } from './write-calendar.ts'
import { writeNews } from './write-news.ts'

export interface SearchFeeds extends CalendarFeeds {
  readonly searches: Pick<SearchStore, 'ofFeed'>
}

interface Asked {
  readonly search_id: SavedSearchId
  readonly feed_key: string
}

/** Of more that fit, those that close last are left out: a feed has no pages. */
const mostTenders = 500

/** What fits a search: what is open, and what was withdrawn before its last day. */
async function fitting(deps: SearchFeeds, { filter }: SavedSearch): Promise<ListedTender[]> {
  if (filter === null) return []
  const found: ListedTender[] = []
  const choice = {
    state: 'open',
    isAsked: (tender: ListedTender['summary'], now: Date) =>
      isOpen(tender, now) || tender.publication_status === 'withdrawn',
  } as const
  for await (const listed of listFitting(deps, { ...filter, sort: 'deadline' }, choice)) {
    found.push(listed)
    if (found.length === mostTenders) break
  }
  return found
}

/** The open tenders that fit a search, those that were published or changed last first. */
export async function newsOfSearch(
  deps: SearchFeeds,
  { search_id, feed_key }: Asked,
  language: Locale,
): Promise<Result<Feed, 'not_found'>> {
  const search = await deps.searches.ofFeed(feed_key, search_id)
  if (search === null) return fail('not_found')
  const now = deps.now()
  const open = (await fitting(deps, search)).filter(({ summary }) => isOpen(summary, now))
  const rows = await deps.tenders.findMany(open.map(({ tender_id }) => tender_id))
  const entries = rows
    .map((listed) => ({ listed, changed_at: listed.updated_at }))
    .sort((a, b) => b.changed_at.localeCompare(a.changed_at))
  const { siteOrigin } = deps
  // the address is the key, so the text does not repeat it
  const facts = { id: `urn:nordgate:search:${search_id}`, title: search.name, self: null }
  return succeed(writeNews(entries.slice(0, newsLength), { language, siteOrigin, ...facts }))
}

/** When offers close and samples are due of what fits a search; a withdrawn tender's as cancelled for a while. */
export async function calendarOfSearch(
  deps: SearchFeeds,
  { search_id, feed_key }: Asked,
  language: Locale,
): Promise<Result<Feed, 'not_found'>> {
  const search = await deps.searches.ofFeed(feed_key, search_id)
  if (search === null) return fail('not_found')
  const { siteOrigin } = deps
  const now = deps.now()
  const facts = { language, siteOrigin, name: `Nordgate: ${search.name}`, source: null }
  const events = (await fitting(deps, search)).flatMap(({ summary, key_dates }) =>
    key_dates
      .filter((date) => date.milestone !== 'launch' && isShown(date, now))
      .map((date) => eventOfDate({ ...date, tender: summary }, facts)),
  )
  const byDay = events.sort((a, b) => a.date.localeCompare(b.date) || a.uid.localeCompare(b.uid))
  return succeed(writeEvents(byDay, facts))
}
