import { type AccessPlan, paidEndOf } from '#domain/billing/access-plan.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { AccessPlanStore } from './access-plan-store.ts'

export interface ListedPlan extends AccessPlan {
  /** Until when the paid subscription gives access; null: there is none in force. */
  readonly paid_until: Instant | null
}

/** Who opened a payment page and left it neither asked nor paid. */
const askedOrPaid = (plan: AccessPlan): boolean =>
  plan.requested_at !== null ||
  plan.granted_until !== null ||
  plan.subscription !== null ||
  plan.single_tender_ids.length > 0

/** Who asked for the Access plan, was granted it or paid, by the company's present name. */
export async function listAccessPlans(deps: {
  readonly accessPlans: Pick<AccessPlanStore, 'list'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly now: Clock
}): Promise<ListedPlan[]> {
  const plans = (await deps.accessPlans.list()).filter(askedOrPaid)
  return mapInBatches(plans, 10, async (plan) => {
    const profile = await deps.profiles.find(plan.user_id)
    const company_name = profile?.legal_name ?? plan.company_name
    return { ...plan, company_name, paid_until: paidEndOf(plan, deps.now()) }
  })
}
