import type { deskRoutes } from '#contracts/desk.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { mostCounted, mostListed, type TodayKind, todayKinds } from '#domain/desk/today.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { TodayItem } from '../../platform/today-item.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'

type Today = RouteOutput<(typeof deskRoutes)['getToday']>

/** What is asked, by what is said to be missing where it cannot be read. */
export type TodayLists = Readonly<
  Record<Today['not_read'][number], () => Promise<readonly TodayItem[]>>
>

interface Deps {
  readonly lists: TodayLists
  readonly tenders: Pick<TenderStore, 'findSummaries'>
  /** What is listed; undefined: all of it. All kinds are counted. */
  readonly kind?: TodayKind | undefined
  readonly now: Clock
  readonly log: Log
}

/** The day in the market where it is still earliest: there nothing is late too soon. */
const earliestToday = (now: Date): string =>
  markets.map((market) => dateIn(marketFacts[market].time_zone, now)).sort()[0] ?? ''

/** What waits for a person, by deadline. Where one list cannot be read the others stand. */
export async function getToday({ lists, tenders, kind, now, log }: Deps): Promise<Today> {
  const today = earliestToday(now())
  const not_read: Today['not_read'] = []
  const reading = Object.entries(lists).map(async ([name, list]) => {
    try {
      return await list()
    } catch (error) {
      log.error('TODAY_LIST_FAILED', error)
      not_read.push(name as keyof TodayLists)
      return []
    }
  })
  const items = (await Promise.all(reading)).flat()
  const counts = todayKinds.flatMap((one) => {
    const found = items.filter((item) => item.kind === one).length
    if (found === 0) return []
    return [{ kind: one, count: Math.min(found, mostCounted), is_more: found > mostCounted }]
  })
  // what has no deadline is of today
  const orderOf = ({ due, since }: TodayItem) => `${due ?? today}#${since ?? ''}`
  const asked = items.filter((item) => kind === undefined || item.kind === kind)
  const listed = asked.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).slice(0, mostListed)
  const ids = [...new Set(listed.flatMap(({ tender_id }) => tender_id ?? []))]
  const summaries = new Map(
    (await tenders.findSummaries(ids)).map((summary) => [summary.tender_id, summary]),
  )
  return {
    today,
    not_read,
    counts,
    items: listed.map(({ tender_id, step = null, ...item }) => {
      const tender = tender_id === null ? undefined : summaries.get(tender_id)
      return { ...item, step, tender: tender ?? null }
    }),
  }
}
