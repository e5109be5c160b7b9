import type * as z from 'zod'
import type { RouteInput } from '#contracts/route.ts'
import type { tenderRoutes } from '#contracts/tenders.ts'
import { behindAllDays, dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { anyOrigin } from '#domain/tenders/origin-codes-of.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { askedWords, soughtFor, type TenderFilter } from '#domain/tenders/tender-filter.ts'
import type { Clock } from '../platform/clock.ts'
import { cursorBehind, type Look, startLook } from '../platform/dynamodb/look.ts'
import type { Expression } from '../platform/dynamodb/table.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { ListedTender } from './tender-row.ts'
import { type TenderStore, tenderPositionSchema } from './tender-store.ts'

type TenderQuery = RouteInput<(typeof tenderRoutes)['listTenders']>['query']
interface TenderPage {
  readonly tenders: TenderSummary[]
  readonly next_cursor: string | null
}

/** Which tenders are listed, by their dates and by what else the caller asks of them. */
export interface TenderChoice {
  /** What of the calendar is read. */
  readonly state: TenderQuery['state']
  /** Asked of the table, so that few of many are found. */
  readonly filter?: Expression
  readonly isAsked: (tender: TenderSummary, now: Date) => boolean
}

/** The choice of the public list. */
const publicChoice = ({ state }: TenderQuery): TenderChoice => ({
  state,
  isAsked: (tender, now) => state === 'all' || isOpen(tender, now) === (state === 'open'),
})

function filterOf(query: TenderQuery, choice: TenderChoice): Expression | undefined {
  const parts: string[] = []
  const { filter } = choice
  const values: Record<string, unknown> = { ...filter?.values }
  if (filter !== undefined) parts.push(filter.text)
  const add = (part: string, given: Record<string, string>) => {
    parts.push(part)
    Object.assign(values, given)
  }
  if (query.market) add('summary.market = :market', { ':market': query.market })
  if (query.category) add('summary.category = :category', { ':category': query.category })
  if (query.origin) {
    const origin = { ':origin': query.origin, ':any': anyOrigin }
    add('(contains(origin_codes, :origin) OR contains(origin_codes, :any))', origin)
  }
  askedWords(query.text).forEach((word, index) => {
    add(`contains(search_text, :word${index})`, { [`:word${index}`]: soughtFor(word) })
  })
  if (parts.length === 0) return undefined
  return { text: parts.join(' AND '), names: filter?.names, values }
}

/** The days on the markets' wall calendars differ around midnight: the bounds take in all, `isOpen` decides. */
function deadlineBounds(query: TenderQuery, now: Date): { from: string; to: string } {
  const today = markets.map((market) => dateIn(marketFacts[market].time_zone, now)).sort()
  const from = [query.deadline_from, query.state === 'open' ? today.at(0) : undefined]
  const to = [query.deadline_to, query.state === 'closed' ? today.at(-1) : undefined]
  const hasRange = query.deadline_from !== undefined || query.deadline_to !== undefined
  return {
    from:
      from
        .filter((day) => day !== undefined)
        .sort()
        .at(-1) ?? '0',
    // '~' sorts behind every id of the last day; a tender without a deadline is in no range of days
    to: `${
      to
        .filter((day) => day !== undefined)
        .sort()
        .at(0) ?? (hasRange ? '9999-12-31' : behindAllDays)
    }~`,
  }
}

type Bounds = ReturnType<typeof deadlineBounds>

/**
 * Announced days in the order asked for, then tenders without one: they are last in both orders, and they may
 * be archived already.
 */
function passesOf(query: TenderQuery, bounds: Bounds): (Bounds & { descending: boolean })[] {
  const descending = query.sort === '-deadline'
  const isRange = query.deadline_from !== undefined || query.deadline_to !== undefined
  const holdsUndated = bounds.to >= behindAllDays
  if (isRange || (holdsUndated && !descending)) return [{ ...bounds, descending }]
  const lastDated = holdsUndated ? '9999-12-31~' : bounds.to
  return [
    { from: bounds.from, to: lastDated, descending },
    { from: behindAllDays, to: `${behindAllDays}~`, descending: false },
  ]
}

/** How many tenders one page of a filtered query looks at. */
const filteredPageSize = 300

type Position = z.infer<typeof tenderPositionSchema> | null

/** What the query asks for, behind a position, read page by page. */
async function* matching(
  { tenders, now }: { readonly tenders: Pick<TenderStore, 'list'>; readonly now: Date },
  query: TenderQuery,
  choice: TenderChoice,
  position: Position,
  look: Look,
): AsyncGenerator<ListedTender> {
  const bounds = deadlineBounds({ ...query, state: choice.state }, now)
  if (bounds.from > bounds.to) return
  const holdsPosition = ({ from, to }: Bounds) =>
    position !== null && position.deadline_key >= from && position.deadline_key <= to
  const passes = passesOf(query, bounds)
  const first = Math.max(0, passes.findIndex(holdsPosition))
  for (const pass of passes.slice(first)) {
    const after = holdsPosition(pass) ? position : null
    const filter = filterOf(query, choice)
    // a filter may leave out most of a page: small ones would be asked for over and over
    const pageSize = filter === undefined ? query.limit + 1 : filteredPageSize
    const selection = { ...pass, after, filter, pageSize, look }
    for await (const listed of tenders.list(selection)) {
      if (choice.isAsked(listed.summary, now)) yield listed
    }
    if (look.stoppedAt !== null) return
  }
}

/** All that a filter finds, in the order of the deadlines. */
export const listFitting = (
  deps: { readonly tenders: Pick<TenderStore, 'list'>; readonly now: Clock },
  filter: TenderFilter,
  choice: TenderChoice,
): AsyncGenerator<ListedTender> =>
  matching(
    { tenders: deps.tenders, now: deps.now() },
    { ...filter, limit: filteredPageSize },
    choice,
    null,
    startLook(Number.POSITIVE_INFINITY),
  )

/** A list of tenders, the public one where nothing else is chosen: filtered, in the order of the deadlines, paged by an opaque cursor. Where it looks at a part alone, pages may be short. */
export async function listTenders(
  deps: { readonly tenders: TenderStore; readonly now: Clock },
  query: TenderQuery,
  choice = publicChoice(query),
  look = startLook(Number.POSITIVE_INFINITY),
): Promise<Result<TenderPage, 'invalid_cursor'>> {
  const position = readCursor(tenderPositionSchema, query.cursor)
  if (!position.ok) return position
  const asked = { tenders: deps.tenders, now: deps.now() }
  const { page, next_cursor } = await takePage(
    matching(asked, query, choice, position.value, look),
    query.limit,
    ({ tender_id, deadline_key }) => ({ tender_id, deadline_key }),
  )
  return succeed({
    tenders: page.map(({ summary }) => summary),
    next_cursor: cursorBehind(next_cursor, look, (row) => tenderPositionSchema.parse(row)),
  })
}
