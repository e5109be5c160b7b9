import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { doubtfulWords } from '#domain/tenders/plans/known-words.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { startLook } from '../../platform/dynamodb/look.ts'
import { listTenders, type TenderChoice } from '../list-tenders.ts'
import type { TenderStore } from '../tender-store.ts'

type Route = (typeof tenderIntakeRoutes)['listDeskTenders']
type Query = RouteInput<Route>['query']

/** Where tenders of a state are on the calendar; few of all are withdrawn or awarded. */
const places = {
  announced: { state: 'open' },
  open: { state: 'open' },
  closed: { state: 'closed' },
  withdrawn: {
    state: 'all',
    filter: {
      text: 'summary.publication_status = :withdrawn',
      values: { ':withdrawn': 'withdrawn' },
    },
  },
  awarded: {
    state: 'all',
    filter: {
      text: 'attribute_exists(summary.#result.#winner)',
      names: { '#result': 'result', '#winner': 'winner' },
    },
  },
  all: { state: 'all' },
} as const satisfies Record<Query['state'], Omit<TenderChoice, 'isAsked'>>

const choiceOf = ({ state }: Query): TenderChoice => ({
  ...places[state],
  isAsked: (tender, now) => state === 'all' || tenderState(tender, now) === state,
})

/** The list of tenders, each with how many of its words no criterion holds. */
export async function listDeskTenders(
  deps: { readonly tenders: TenderStore; readonly now: Clock },
  query: Query,
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const choice = choiceOf(query)
  const listed = await listTenders(
    deps,
    { ...query, state: choice.state },
    choice,
    startLook(query.limit),
  )
  if (!listed.ok) return listed
  const { tenders, next_cursor } = listed.value
  const rows = await deps.tenders.findMany(tenders.map(({ tender_id }) => tender_id))
  const unread = new Map(
    rows.map(({ tender_id, criteria }) => [tender_id, doubtfulWords(criteria, []).length]),
  )
  return succeed({
    tenders: tenders.map((one) => ({ ...one, unread: unread.get(one.tender_id) ?? 0 })),
    next_cursor,
  })
}
