import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { doubtfulWords } from '#domain/tenders/plans/known-words.ts'
import type { Clock } from '../../platform/clock.ts'
import { listTenders } from '../list-tenders.ts'
import type { TenderStore } from '../tender-store.ts'

type Route = (typeof tenderIntakeRoutes)['listDeskTenders']

/** The list of tenders, each with how many of its words no criterion holds. */
export async function listDeskTenders(
  deps: { readonly tenders: TenderStore; readonly now: Clock },
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const listed = await listTenders(deps, query)
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
