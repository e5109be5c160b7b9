import type { billingRoutes } from '#contracts/billing.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { BillingDeps } from './billing-deps.ts'

type Billing = RouteOutput<(typeof billingRoutes)['getBilling']>

/** What the user has bought, as it is stored. */
export async function getBilling(
  deps: Pick<BillingDeps, 'accessPlans' | 'now'>,
  user_id: UserId,
): Promise<Billing> {
  const plan = await deps.accessPlans.find(user_id)
  return {
    state: subscriptionStateOf(plan, deps.now()),
    subscription: plan?.subscription ?? null,
    granted_until: plan?.granted_until ?? null,
    requested_at: plan?.requested_at ?? null,
    single_tender_ids: plan?.single_tender_ids ?? [],
    has_portal: plan !== null && plan.customer_id !== null,
  }
}
