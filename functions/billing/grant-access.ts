import type { AccessPlan } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { AccessPlanStore } from './access-plan-store.ts'

/** Grants the Access plan until a day (inclusive), or ends it with null. Only for who asked for it. */
export async function grantAccess(
  deps: { readonly accessPlans: AccessPlanStore; readonly now: Clock },
  user_id: UserId,
  grant: Pick<AccessPlan, 'granted_until' | 'note'>,
): Promise<Result<AccessPlan, 'not_found'>> {
  const granted_at = grant.granted_until === null ? null : deps.now().toISOString()
  const written = await deps.accessPlans.saveGrant(user_id, { ...grant, granted_at })
  if (written === 'refused') return fail('not_found')
  const plan = await deps.accessPlans.find(user_id)
  return plan === null ? fail('not_found') : succeed(plan)
}
