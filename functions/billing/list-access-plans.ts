import * as z from 'zod'
import type { billingRoutes } from '#contracts/billing.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type AccessPlan, paidEndOf } from '#domain/billing/access-plan.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { newestAfter, takePage } from '../platform/http/take-page.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { AccessPlanStore } from './access-plan-store.ts'

type Route = (typeof billingRoutes)['listAccessPlans']

/** A visitor who opened a payment page and left it has neither asked nor paid. */
const askedOrPaid = (plan: AccessPlan): boolean =>
  plan.requested_at !== null ||
  plan.granted_until !== null ||
  plan.subscription !== null ||
  plan.single_tender_ids.length > 0

/** Companies that never asked come last. */
const keyOf = ({ requested_at, user_id }: AccessPlan) => `${requested_at ?? ''}#${user_id}`

/** Who asked for the Access plan, was granted it or paid, by the company's present name; newest request first. */
export async function listAccessPlans(
  deps: {
    readonly accessPlans: Pick<AccessPlanStore, 'all'>
    readonly profiles: Pick<CompanyProfileStore, 'find'>
    readonly now: Clock
  },
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(200), query.cursor)
  if (!position.ok) return position
  const all: AccessPlan[] = []
  for await (const plan of deps.accessPlans.all()) if (askedOrPaid(plan)) all.push(plan)
  const found = newestAfter(all, keyOf, position.value).slice(0, query.limit + 1)
  const listed = await mapInBatches(found, 10, async (plan) => {
    const profile = await deps.profiles.find(plan.user_id)
    const company_name = profile?.legal_name ?? plan.company_name
    return { ...plan, company_name, paid_until: paidEndOf(plan, deps.now()) }
  })
  const { page, next_cursor } = await takePage(listed, query.limit, keyOf)
  return succeed({ access_plans: page, next_cursor })
}
