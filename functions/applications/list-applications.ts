import type { applicationRoutes } from '#contracts/applications.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { tenderIdSchema, type UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import { isTenderChanged } from './application-row.ts'
import { type Applying, closedBecause } from './applying.ts'

type Route = (typeof applicationRoutes)['listApplications']

/** The caller's applications, each with the key facts of its tender, paged by an opaque cursor. */
export async function listApplications(
  deps: Pick<Applying, 'applications' | 'tenders' | 'markets' | 'now'>,
  user_id: UserId,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const after = readCursor(tenderIdSchema, query.cursor)
  if (!after.ok) return after
  const oneMore = query.limit + 1
  const summaries = deps.applications.listSummaries(user_id, after.value, oneMore)
  const found = await firstOf(summaries, oneMore)
  const [tenders, markets] = await Promise.all([
    deps.tenders.findSummaries(found.map(({ tender_id }) => tender_id)),
    deps.markets.list(),
  ])
  const tenderOf = new Map(tenders.map((tender) => [tender.tender_id, tender]))
  const isLive = (tender: TenderSummary) =>
    markets.some(({ market, status }) => market === tender.market && status === 'live')
  const lines = found.map(({ listed, ...application }) => {
    const tender = tenderOf.get(application.tender_id)
    if (tender === undefined) return { application, shown: [] }
    const closed_because = closedBecause(tender, isLive(tender), deps.now())
    return {
      application,
      shown: [
        {
          application,
          tender,
          closed_because,
          tender_changed: isTenderChanged(tender, listed),
          outcome: listed?.desk?.outcome ?? null,
        },
      ],
    }
  })
  const { page, next_cursor } = await takePage(
    lines,
    query.limit,
    ({ application }) => application.tender_id,
  )
  return succeed({ applications: page.flatMap(({ shown }) => shown), next_cursor })
}
