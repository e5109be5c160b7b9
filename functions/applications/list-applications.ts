import type { Application } from '#domain/applications/application.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type Applying, type ClosedBecause, closedBecause } from './applying.ts'

interface ApplicationWithTender {
  readonly application: Application
  readonly tender: TenderSummary
  readonly closed_because: ClosedBecause
}

/** The caller's applications, newest change first, each with the key facts of its tender. */
export async function listApplications(
  deps: Applying,
  user_id: UserId,
): Promise<ApplicationWithTender[]> {
  const applications = await deps.applications.list(user_id)
  const summaries = await deps.tenders.findSummaries(applications.map(({ tender_id }) => tender_id))
  const markets = await deps.markets.list()
  const isLive = (tender: TenderSummary) =>
    markets.some(({ market, status }) => market === tender.market && status === 'live')
  return applications.flatMap((application) => {
    const tender = summaries.find(({ tender_id }) => tender_id === application.tender_id)
    if (tender === undefined) return []
    const closed_because = closedBecause(tender, isLive(tender), deps.now())
    return [{ application, tender, closed_because }]
  })
}
