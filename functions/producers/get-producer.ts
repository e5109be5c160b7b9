import type { deskProducerRoutes } from '#contracts/desk-producers.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { paidEndOf } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import { describeProducer, type ProducerSources } from './describe-producer.ts'
import type { ProducerStore } from './listing/producer-store.ts'

type Found = RouteOutput<(typeof deskProducerRoutes)['getProducer']>

/** Of more the newest are shown: the other rooms have all. */
const shown = 50

/** One producer, read from the sources: company, plan, what they have begun and hold. */
export async function getProducer(
  deps: ProducerSources & {
    readonly producers: Pick<ProducerStore, 'find'>
    readonly tenders: Pick<TenderStore, 'findSummaries'>
  },
  user_id: UserId,
): Promise<Result<Found, 'not_found'>> {
  const [found, stored] = await Promise.all([
    describeProducer(deps, user_id),
    deps.producers.find(user_id),
  ])
  if (found === null) return fail('not_found')
  const { listed, company, completeness, plan, documents } = found
  const begun = found.applications
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    .slice(0, shown)
  const summaries = await deps.tenders.findSummaries(begun.map(({ tender_id }) => tender_id))
  const tenderOf = new Map(summaries.map((summary) => [summary.tender_id, summary]))
  const applications = begun.flatMap(({ tender_id, status, updated_at, submitted_at }) => {
    const tender = tenderOf.get(tender_id)
    return tender === undefined || status === 'NOT_STARTED'
      ? []
      : [{ tender, status, updated_at, submitted_at }]
  })
  return succeed({
    producer: { ...listed, last_seen_at: stored?.last_seen_at ?? null },
    profile: company?.profile ?? null,
    completeness,
    plan: plan && { ...plan, paid_until: paidEndOf(plan, deps.now()) },
    applications,
    documents: documents
      .toSorted((a, b) => ((a.valid_to ?? '~') < (b.valid_to ?? '~') ? -1 : 1))
      .slice(0, shown)
      .map(({ document_id, kind, valid_to }) => ({ document_id, kind, valid_to })),
  })
}
