import { type LeadDays, ownDeadline } from '#domain/desk/own-deadline.ts'
import { mostCounted } from '#domain/desk/today.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { type Market, marketFacts, markets } from '#domain/shared/market.ts'
import type { Clock } from '../platform/clock.ts'
import { lookWithin } from '../platform/dynamodb/look.ts'
import type { Expression } from '../platform/dynamodb/table.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { isStuck, type TodayItem } from '../platform/today-item.ts'
import type { DeskQueue, ListedApplication } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import { inOwnOrder, isOwnOrder } from './in-own-order.ts'
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

/** Of each kind so many are listed, and one more that says that there are more. */
const most = mostCounted + 1
/** So many are looked at for them, where what is looked at is not always listed: three times what the peak brings. */
const mostOfQueue = 1000
/** Of them so many are asked for at once: what is due first is mostly found among these. */
const queuePage = 250
/** Of what goes on by itself so many are looked at: nearly all of it is done within seconds. */
const mostUnderWay = 3 * mostCounted
const dayMs = 86_400_000

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
  const leads = await deps.leadDays()
  const lists = await Promise.all([
    listToDo(deps, 'to_check', 'check', leads),
    listToDo(deps, 'to_hand_in', 'hand_in', leads),
    listAwaited(deps),
  ])
  return lists.flat()
}

/** Rows of a queue by deadline, as far as the desk looks for its day. */
const queueOf = (
  { applications }: ApplicationsToday,
  queue: DeskQueue,
  pageSize: number,
  filter?: Expression,
) =>
  applications.listDeskQueue(queue, {
    filter,
    after: null,
    pageSize,
    look: lookWithin({ left: mostOfQueue }),
  })

async function listToDo(
  deps: ApplicationsToday,
  stage: 'to_check' | 'to_hand_in',
  kind: 'check' | 'hand_in',
  leads: LeadDays,
): Promise<TodayItem[]> {
  // where importers differ, what is due first may stand further behind
  const rows = isOwnOrder(leads)
    ? inOwnOrder(queueOf(deps, stage, queuePage), leads, null)
    : queueOf(deps, stage, most)
  return (await firstOf(rows, most)).map((row) => ({
    ...itemOf(row),
    kind,
    due: ownDeadline(row.listed, leads),
    since: row.submitted_at,
  }))
}

/** Offers that left one working day ago, and of which no reference is recorded. */
async function listAwaited(deps: ApplicationsToday): Promise<TodayItem[]> {
  const items: TodayItem[] = []
  // a working day is never over before a day is
  const isOlder = {
    text: [
      'listed.desk.sent_at < :before',
      'updated_at < :before AND (attribute_not_exists(listed.desk.sent_at) OR listed.desk.sent_at = :null)',
    ].join(' OR '),
    values: { ':before': new Date(deps.now().getTime() - dayMs).toISOString(), ':null': null },
  }
  for await (const row of queueOf(deps, 'awaiting_reference', mostOfQueue, isOlder)) {
    // the calendars of the markets lie beside their procedures, which are large
    const timeline = await import('#domain/timeline/working-day-later.ts')
    const { market, desk } = row.listed
    const since = desk?.sent_at ?? row.updated_at
    const due = timeline.workingDayLater(market, new Date(since))
    if (timeline.clockOf(market, deps.now()) < due) continue
    items.push({ ...itemOf(row), kind: 'reference', due: due.slice(0, 10), since })
    if (items.length === most) break
  }
  return items
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

const todayIn = (market: Market, { now }: Pick<ApplicationsToday, 'now'>) =>
  dateIn(marketFacts[market].time_zone, now())

/** The day in the market where it is latest: what is over nowhere is not late. */
const latestToday = (deps: ApplicationsToday): string =>
  markets
    .map((market) => todayIn(market, deps))
    .sort()
    .at(-1) ?? ''

/** Samples that should have gone out by a day that is over, and of which nobody has said that they have. */
async function listSamples(deps: ApplicationsToday): Promise<TodayItem[]> {
  const isOver = {
    text: 'listed.desk.samples_due < :today',
    values: { ':today': latestToday(deps) },
  }
  const rows = await firstOf(queueOf(deps, 'samples', mostOfQueue, isOver), most)
  return rows.flatMap((row): TodayItem[] => {
    const due = row.listed.desk?.samples_due
    // elsewhere the day may not be over yet
    if (!due || due >= todayIn(row.listed.market, deps)) return []
    return [{ ...itemOf(row), kind: 'samples', due, since: null }]
  })
}

/** Orders by the step whose last day was over first, as the record of the order says itself that it is late. */
async function listOrders(deps: ApplicationsToday): Promise<TodayItem[]> {
  const { applications } = deps
  const rows = await firstOf(applications.listOrdersDue(latestToday(deps), most), most)
  return rows.flatMap(({ order_due: { step, on }, ...row }): TodayItem[] => {
    if (on >= todayIn(row.listed.market, deps)) return []
    const item = itemOf(row)
    return [{ ...item, kind: 'order', path: `${item.path}?part=order`, due: on, since: null, step }]
  })
}

/** One for each application, however much was written since the last answer. */
async function listQuestions({ messages }: ApplicationsToday): Promise<TodayItem[]> {
  const threads = new Map<string, TodayItem>()
  let looked = 0
  for await (const { user_id, tender_id, sent_at } of messages.listWaiting(most)) {
    const path = pathOf(user_id, tender_id)
    const item = { kind: 'question' as const, path, since: sent_at, tender_id }
    if (!threads.has(path))
      threads.set(path, { ...item, due: null, about: null, responsible: null })
    looked += 1
    if (threads.size === most || looked === mostOfQueue) break
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
