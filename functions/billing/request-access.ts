import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import type { AccessPlanStore } from './access-plan-store.ts'
import type { BillingMails } from './mails/billing-mails.ts'
import { accessRequestMail } from './mails/due-mails.ts'

/**
 * Asks the operator for the Access plan, who is told by mail. Repeating it changes nothing, and sends the
 * mail only if it did not go out before.
 */
export async function requestAccess(
  deps: {
    readonly accessPlans: AccessPlanStore
    readonly mails: Pick<BillingMails, 'send'>
    readonly now: Clock
  },
  user_id: UserId,
  company_name: string,
): Promise<{ requested_at: string }> {
  const asked_at = deps.now().toISOString()
  const written = await deps.accessPlans.request(user_id, company_name, asked_at)
  const stored = written === 'written' ? null : await deps.accessPlans.find(user_id)
  const requested_at = stored?.requested_at ?? asked_at
  const name = stored?.company_name ?? company_name
  await deps.mails.send(user_id, accessRequestMail(name, requested_at))
  return { requested_at }
}
