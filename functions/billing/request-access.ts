import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import type { AccessPlanStore } from './access-plan-store.ts'

/** Asks the operator for the Access plan. Repeating it changes nothing. */
export async function requestAccess(
  deps: { readonly accessPlans: AccessPlanStore; readonly now: Clock },
  user_id: UserId,
  company_name: string,
): Promise<{ requested_at: string }> {
  const requested_at = deps.now().toISOString()
  const written = await deps.accessPlans.request(user_id, company_name, requested_at)
  if (written === 'written') return { requested_at }
  const earlier = await deps.accessPlans.find(user_id)
  return { requested_at: earlier?.requested_at ?? requested_at }
}
