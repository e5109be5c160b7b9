import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { closedBecause } from '../applications/applying.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { PurchaseIntent } from './purchase-intent.ts'

export type NotPayable =
  | 'not_found'
  | 'transition_not_allowed'
  | 'already_paid'
  | 'covered_by_access_plan'
  | 'market_not_open'
  | 'tender_withdrawn'
  | 'deadline_passed'

type Checking = Pick<
  BillingDeps,
  'applications' | 'accessPlans' | 'payments' | 'tenders' | 'markets' | 'now'
>

/** Why not one of the tenders, or all of them, can be paid; the details name those that cannot. */
export async function checkPayable(
  deps: Checking,
  purchase: PurchaseIntent,
): Promise<Result<null, NotPayable>> {
  const { user_id, purpose } = purchase
  const plan = await deps.accessPlans.find(user_id)
  if (purpose === 'single_application' && subscriptionStateOf(plan, deps.now()).subscribed) {
    return fail('covered_by_access_plan')
  }
  const underWay = (await deps.payments.list(user_id))
    .filter(({ status }) => status === 'processing')
    .flatMap(({ tender_ids }) => tender_ids)
  const paid = new Set([...(plan?.single_tender_ids ?? []), ...underWay])
  const problemOf = purpose === 'single_application' ? singleProblem : feeProblem
  const problems = await Promise.all(
    purchase.tender_ids.map(async (tender_id) => ({
      tender_id,
      code: paid.has(tender_id)
        ? ('already_paid' as const)
        : await problemOf(deps, purchase, tender_id),
    })),
  )
  const code = problems.find((problem) => problem.code !== null)?.code
  if (!code) return succeed(null)
  const tender_ids = problems.filter((one) => one.code === code).map(({ tender_id }) => tender_id)
  return fail(code, { tender_ids })
}

/**
 * The fee follows the submission: of an application that is submitted, whatever its day, unless its tender was
 * withdrawn (decision 27).
 */
async function feeProblem(
  deps: Checking,
  { user_id }: PurchaseIntent,
  tender_id: TenderId,
): Promise<NotPayable | null> {
  const [application, [tender]] = await Promise.all([
    deps.applications.find(user_id, tender_id),
    deps.tenders.findSummaries([tender_id]),
  ])
  if (application === null) return 'not_found'
  if (application.status === 'PAID') return 'already_paid'
  if (tender?.publication_status === 'withdrawn') return 'tender_withdrawn'
  return application.status === 'SUBMITTED' ? null : 'transition_not_allowed'
}

/** A single application comes before the submission: only what can still be submitted is sold. */
async function singleProblem(
  deps: Checking,
  { user_id }: PurchaseIntent,
  tender_id: TenderId,
): Promise<NotPayable | null> {
  const [tender, application] = await Promise.all([
    deps.tenders.find(tender_id),
    deps.applications.find(user_id, tender_id),
  ])
  if (tender === null) return 'not_found'
  if (application?.status === 'PAID') return 'already_paid'
  if (application?.status === 'SUBMITTED') return null
  const isLive = await deps.markets.isLive(tender.summary.market)
  return closedBecause(tender.summary, isLive, deps.now())
}
