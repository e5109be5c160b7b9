import * as z from 'zod'
import type { allApplicationRoutes } from '#contracts/all-applications.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { applicationStatuses } from '#domain/applications/application.ts'
import { untouched } from '#domain/applications/desk-work.ts'
import { type LeadDays, ownDeadline } from '#domain/desk/own-deadline.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import { cursorBehind, type Look, lookWithin, startLook } from '../platform/dynamodb/look.ts'
import { mergeInOrder } from '../platform/dynamodb/merge-in-order.ts'
import type { Expression } from '../platform/dynamodb/table.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { ApplicationsOf } from './application-lists.ts'
import {
  applicationPositionSchema,
  isTenderChanged,
  type ListedApplication,
  marketStatusOf,
  openStages,
  responsibleKeyOf,
} from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import { inOwnOrder, isOwnOrder, ownKeyOf } from './in-own-order.ts'
import { listOfNamed } from './list-of-named.ts'
import type { Named } from './search/find-named.ts'

export interface ApplicationListing {
  readonly applications: Pick<ApplicationStore, 'listAll' | 'listBegun' | 'listDeskQueue'>
  readonly tenders: Pick<TenderStore, 'findSummaries'>
  readonly profiles: Pick<CompanyProfileStore, 'findMany'>
  /** What the words of a search name. */
  readonly findNamed: (text: string) => Promise<Named>
  /** How long before the monopoly's last day the importers want an offer. */
  readonly leadDays: () => Promise<LeadDays>
  readonly now: Clock
}

type Route = (typeof allApplicationRoutes)['listAllApplications']
type Query = RouteInput<Route>['query']

/** Behind which application the next page begins, and the day that the first page was asked on. */
const placeSchema = z.lazy(() =>
  z.object({
    today: calendarDateSchema,
    after: applicationPositionSchema,
    /** Of what is ordered by the importers' own deadlines: `ownKeyOf`. */
    own: z.string().max(300).optional(),
  }),
)
type Place = z.infer<typeof placeSchema>

const begunStatuses = applicationStatuses.filter((status) => status !== 'NOT_STARTED')

/** How many applications one page of a filtered query looks at. */
const filteredPageSize = 300

const isQueue = ({ stage }: Query) => stage !== undefined && stage !== 'offered'

/** The partitions that hold what is asked for; what of it they do not say is left to the filter. */
function partitionsOf({ status, market, responsible }: Query, by: UserId): ApplicationsOf[] {
  if (responsible !== undefined) {
    const responsible_key = responsibleKeyOf(responsible === 'me' ? { user_id: by } : null)
    return [{ index: 'by_responsible', responsible_key }]
  }
  if (status === undefined && market === undefined) return [{ index: 'by_deadline' }]
  return (market ? [market] : markets).flatMap((one) =>
    (status ? [status] : begunStatuses).map((begun) => ({
      index: 'by_market_and_status' as const,
      market_status: marketStatusOf(one, begun),
    })),
  )
}

/** What the place that is read does not say by itself. */
function filterOf(query: Query, by: UserId, isNamed: boolean): Expression | undefined {
  const { status, market, stage, responsible, outcome } = query
  const isInPartition = !isNamed && !isQueue(query) && responsible === undefined
  const isMixed = isNamed || isQueue(query)
  const parts = [
    !isInPartition && status && ['#status = :status', { ':status': status }],
    !isInPartition && market && ['listed.market = :market', { ':market': market }],
    // each stage of the queue is a partition
    stage &&
      stage !== 'open' &&
      (isNamed || !isQueue(query)) && ['listed.desk.stage = :stage', { ':stage': stage }],
    // the queue holds nothing that is over, whatever is asked of it
    isQueue(query) &&
      isNamed && [
        'attribute_exists(listed.desk) AND listed.desk.stage <> :offered AND NOT listed.desk.outcome.is_over = :over',
        { ':offered': 'offered', ':over': true },
      ],
    outcome && ['listed.desk.outcome.kind = :outcome', { ':outcome': outcome }],
    isMixed && responsible === 'me' && ['listed.desk.responsible.user_id = :by', { ':by': by }],
    isMixed &&
      responsible === 'nobody' && ['listed.desk.responsible = :nobody', { ':nobody': null }],
  ].filter(Boolean) as [string, Record<string, string | boolean | null>][]
  if (parts.length === 0) return undefined
  return {
    text: parts.map(([text]) => `(${text})`).join(' AND '),
    ...(parts.some(([, values]) => ':status' in values) ? { names: { '#status': 'status' } } : {}),
    values: Object.assign({}, ...parts.map(([, values]) => values)),
  }
}

interface Range {
  /** Bounds of `deadline_key`, both inclusive. */
  readonly from: string
  readonly to: string
  readonly descending?: boolean
  readonly after: Place['after'] | null
}

/** What is asked for between two deadlines, in their order. */
function within(
  { applications }: Pick<ApplicationListing, 'applications'>,
  query: Query,
  by: UserId,
  named: Named | null,
  range: Range,
  look: Look,
): AsyncGenerator<ListedApplication> {
  const filter = filterOf(query, by, named !== null)
  if (named !== null) {
    const afterKey = range.after?.deadline_key ?? null
    return listOfNamed(applications, named, {
      ...range,
      filter,
      afterKey,
      pageSize: query.limit + 1,
    })
  }
  const pageSize = filter === undefined ? query.limit + 1 : filteredPageSize
  const looked = <Part>(part: Part) => ({ part, look: lookWithin(look.budget) })
  const merged = (lists: { list: AsyncGenerator<ListedApplication>; look: Look }[]) =>
    mergeInOrder(
      lists.map(({ list }) => list),
      ({ deadline_key }) => deadline_key,
      range.descending,
      {
        looks: lists.map((one) => one.look),
        keyOf: (row) => applicationPositionSchema.parse(row).deadline_key,
        all: look,
      },
    )
  const asked = { filter, pageSize, ...range }
  if (isQueue(query)) {
    const stages = openStages.filter((stage) => query.stage === 'open' || query.stage === stage)
    return merged(
      stages.map(looked).map(({ part, look }) => ({
        list: applications.listDeskQueue(part, { ...asked, look }),
        look,
      })),
    )
  }
  return merged(
    partitionsOf(query, by)
      .map(looked)
      .map(({ part, look }) => ({
        list: applications.listAll({ of: part, ...asked, look }),
        look,
      })),
  )
}

interface Behind {
  readonly today: string
  readonly after: Place['after'] | null
  readonly own: string | null
  /** Null: not asked for, the list is not of the queue. */
  readonly leads: LeadDays | null
}

/**
 * What the query asks for, behind a place: deadlines to come, nearest first, then past ones, latest first. What
 * the desk has still to do something with comes by the importer's own deadline alone, what is late first, and
 * everything where an order is asked for by the monopoly's.
 */
async function* matching(
  listing: Pick<ApplicationListing, 'applications'>,
  query: Query,
  by: UserId,
  named: Named | null,
  { today, after, own, leads }: Behind,
  look: Look,
): AsyncGenerator<ListedApplication> {
  const { deadline_from, deadline_to, sort } = query
  const isRange = deadline_from !== undefined || deadline_to !== undefined
  // keys begin with a day and go on behind it: the day alone sorts before all keys of that day
  const from = deadline_from ?? '0'
  const to = `${deadline_to ?? (isRange ? '9999-12-31' : '')}~`
  const list = (range: Range, looked = look) =>
    range.from > range.to ? nothing() : within(listing, query, by, named, range, looked)
  if (sort === undefined && leads !== null && query.market === undefined && isOwnOrder(leads)) {
    // no offer is due at its importer later than at the monopoly
    const start = own !== null && own > from ? own.slice(0, 10) : from
    // what is still to do is no longer than what the desk can do, and its order needs what is ahead
    const looked = startLook(Number.POSITIVE_INFINITY)
    yield* inOwnOrder(list({ from: start, to, after: null }, looked), leads, own)
    return
  }
  if (sort !== undefined || isQueue(query)) {
    yield* list({ from, to, descending: sort === '-deadline', after })
    return
  }
  const isPast = after !== null && after.deadline_key < today
  if (!isPast) yield* list({ from: from > today ? from : today, to, after })
  if (look.stoppedAt !== null) return
  const toPast = to < today ? to : today
  yield* list({ from, to: toPast, descending: true, after: isPast ? after : null })
}

async function* nothing(): AsyncGenerator<never> {}

/** Every application that was begun, for the operator: filtered, by deadline, paged by an opaque cursor. */
export async function listAllApplications(
  deps: ApplicationListing,
  query: Query,
  by: UserId,
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const place = readCursor(placeSchema, query.cursor)
  if (!place.ok) return place
  const today = place.value?.today ?? firstToday(deps.now())
  const after = place.value?.after ?? null
  const named = query.text ? await deps.findNamed(query.text) : null
  const leads = isQueue(query) ? await deps.leadDays() : null
  const behind = { today, after, own: place.value?.own ?? null, leads }
  const look = startLook(query.limit)
  const found = await firstOf(matching(deps, query, by, named, behind, look), query.limit + 1)
  const { page, next_cursor } = await takePage(
    await withNames(deps, found, leads),
    query.limit,
    ({ position, own }) =>
      ({ today, after: position, ...(own !== null && { own }) }) satisfies Place,
  )
  const applications = page.flatMap(({ shown }) => shown)
  return succeed({
    applications,
    names_left_out: named?.is_cut ?? false,
    next_cursor: cursorBehind(
      next_cursor,
      look,
      (row) => ({ today, after: applicationPositionSchema.parse(row) }) satisfies Place,
    ),
  })
}

/** Null: a draft. */
const deskOf = (status: ListedApplication['status'], { desk }: ListedApplication['listed']) =>
  status === 'DRAFT' ? null : (desk ?? { ...untouched, outcome: null })

/** The day in the market where it is still earliest. */
const firstToday = (now: Date): string =>
  markets
    .map((market) => dateIn(marketFacts[market].time_zone, now))
    .sort()
    .at(0) ?? ''

/** With the tender as it is published now, and the company of a draft as its profile names it. */
async function withNames(
  { tenders, profiles }: Pick<ApplicationListing, 'tenders' | 'profiles'>,
  found: readonly ListedApplication[],
  leads: LeadDays | null,
) {
  const unnamed = found.filter(({ listed }) => listed.company_name === null)
  const [summaries, companies] = await Promise.all([
    tenders.findSummaries(found.map(({ tender_id }) => tender_id)),
    profiles.findMany(unnamed.map(({ user_id }) => user_id)),
  ])
  const tenderOf = new Map(summaries.map((summary) => [summary.tender_id, summary]))
  return found.map((row) => {
    const { user_id, tender_id, deadline_key, listed, ...facts } = row
    const own = leads && ownKeyOf(row, leads)
    const desk = deskOf(facts.status, listed)
    const position = { user_id, tender_id, deadline_key }
    const tender = tenderOf.get(tender_id)
    if (tender === undefined) return { position, own, shown: [] }
    const company_name = listed.company_name ?? companies.get(user_id)?.legal_name ?? null
    const { product_name } = listed
    const tender_changed = isTenderChanged(tender, listed)
    const hand_in_by = leads && leads[listed.market] > 0 ? ownDeadline(listed, leads) : null
    const shown = { ...facts, user_id, tender, tender_changed, company_name, product_name, desk }
    return { position, own, shown: [{ ...shown, hand_in_by }] }
  })
}
