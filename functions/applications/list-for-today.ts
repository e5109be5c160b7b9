import { type LeadDays, ownDeadline } from '#domain/desk/own-deadline.ts'
import { mostCounted } from '#domain/desk/today.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { type Market, marketFacts, markets } from '#domain/shared/market.ts'
import type { Clock } from '../platform/clock.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { isStuck, type TodayItem } from '../platform/today-item.ts'
import type { ListedApplication } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import type { MessageStore } from './message-store.ts'

export interface ApplicationsToday {
  readonly applications: Pick<
    ApplicationStore,
    'listDeskQueue' | 'listOrdersDue' | 'listMailDue' | 'listSealDue'
  >
  readonly messages: Pick<MessageStore, 'listWaiting' | 'listMailDue'>
  /** How long before the monopoly's last day the importers want an offer. */
  readonly leadDays: () => Promise<LeadDays>
  readonly now: Clock
}

/** Of the queue so many are looked at, by deadline: three times what the peak brings. */
const mostOfQueue = 1000
/** Of what goes on by itself so many are looked at: nearly all of it is done within seconds. */
const mostUnderWay = 3 * mostCounted

const pathOf = (user_id: UserId, tender_id: TenderId): string =>
  `applications/${encodeURIComponent(user_id)}/${tender_id}`

const aboutOf = ({ company_name, product_name }: ListedApplication['listed']): string | null =>
  [company_name, product_name].filter(Boolean).join(' \u00b7 ') || null

/** Submitted applications with something to do, orders with a step that is late, unanswered questions, and mails and seals that are stuck. */
export async function listApplicationsForToday(deps: ApplicationsToday): Promise<TodayItem[]> {
  const [queue, samples, orders, questions, stuck] = await Promise.all([
    listQueue(deps),
    listSamples(deps),
    listOrders(deps),
    listQuestions(deps),
    listStuck(deps),
  ])
  return [...queue, ...samples, ...orders, ...questions, ...stuck]
}

async function listQueue(deps: ApplicationsToday): Promise<TodayItem[]> {
  const { applications, now } = deps
  const [rows, leads] = await Promise.all([
    firstOf(
      applications.listDeskQueue('open', { filter: undefined, after: null, pageSize: mostOfQueue }),
      mostOfQueue,
    ),
    deps.leadDays(),
  ])
  const isAwaited = rows.some(({ listed }) => listed.desk?.stage === 'awaiting_reference')
  // the calendars of the markets lie beside their procedures, which are large
  const timeline = isAwaited ? await import('#domain/timeline/working-day-later.ts') : null
  return rows.flatMap(({ listed, ...row }): TodayItem[] => {
    const { stage, sent_at } = listed.desk ?? {}
    const item = itemOf({ listed, ...row })
    if (stage !== 'awaiting_reference') {
      const kind = stage === 'to_hand_in' ? 'hand_in' : 'check'
      return [{ ...item, kind, due: ownDeadline(listed, leads), since: row.submitted_at }]
    }
    const since = sent_at ?? row.updated_at
    const due = timeline?.workingDayLater(listed.market, new Date(since))
    if (due === undefined || timeline === null) return []
    const isOver = timeline.clockOf(listed.market, now()) >= due
    return isOver ? [{ ...item, kind: 'reference', due: due.slice(0, 10), since }] : []
  })
}

const itemOf = ({
  user_id,
  tender_id,
  listed,
}: Pick<ListedApplication, 'user_id' | 'tender_id' | 'listed'>) => ({
  path: pathOf(user_id, tender_id),
  about: aboutOf(listed),
  tender_id,
  responsible: listed.desk?.responsible?.email ?? null,
})

/** Samples that should have gone out by a day that is over, and of which nobody has said that they have. */
async function listSamples({ applications, now }: ApplicationsToday): Promise<TodayItem[]> {
  const rows = await firstOf(
    applications.listDeskQueue('samples', {
      filter: undefined,
      after: null,
      pageSize: mostCounted + 1,
    }),
    mostOfQueue,
  )
  return rows.flatMap((row): TodayItem[] => {
    const due = row.listed.desk?.samples_due
    const today = dateIn(marketFacts[row.listed.market].time_zone, now())
    if (!due || due >= today) return []
    return [{ ...itemOf(row), kind: 'samples', due, since: null }]
  })
}

/** Orders by the step whose last day was over first, as the record of the order says itself that it is late. */
async function listOrders({ applications, now }: ApplicationsToday): Promise<TodayItem[]> {
  const todayOf = (market: Market) => dateIn(marketFacts[market].time_zone, now())
  const latestToday = markets.map(todayOf).sort().at(-1) ?? ''
  const most = mostCounted + 1
  const rows = await firstOf(applications.listOrdersDue(latestToday, most), most)
  return rows.flatMap(({ order_due: { step, on }, ...row }): TodayItem[] => {
    // elsewhere the day may not be over yet
    if (on >= todayOf(row.listed.market)) return []
    const item = itemOf(row)
    return [{ ...item, kind: 'order', path: `${item.path}?part=order`, due: on, since: null, step }]
  })
}

/** One for each application, however much was written since the last answer. */
async function listQuestions({ messages }: ApplicationsToday): Promise<TodayItem[]> {
  const rows = await firstOf(messages.listWaiting(mostCounted + 1), mostUnderWay)
  const threads = new Map<string, TodayItem>()
  for (const { user_id, tender_id, sent_at } of rows) {
    const path = pathOf(user_id, tender_id)
    const item = { kind: 'question' as const, path, since: sent_at, tender_id }
    if (!threads.has(path))
      threads.set(path, { ...item, due: null, about: null, responsible: null })
  }
  return [...threads.values()]
}

async function listStuck({ applications, messages, now }: ApplicationsToday): Promise<TodayItem[]> {
  const at = now()
  const item = { due: null, about: null, responsible: null }
  const [mails, told, seals] = await Promise.all([
    firstOf(applications.listMailDue(), mostUnderWay),
    firstOf(messages.listMailDue(), mostUnderWay),
    firstOf(applications.listSealDue(), mostUnderWay),
  ])
  const waiting = [
    ...mails.map((row) => ({ ...row, kind: 'mail' as const, since: row.updated_at })),
    ...told.map((row) => ({ ...row, kind: 'mail' as const, since: row.sent_at })),
    ...seals.map((row) => ({ ...row, kind: 'seal' as const, since: row.submitted_at })),
  ]
  return waiting
    .filter(({ since }) => isStuck(since, at))
    .map(({ user_id, tender_id, kind, since }) => ({
      ...item,
      kind,
      path: pathOf(user_id, tender_id),
      since,
      tender_id,
    }))
}
