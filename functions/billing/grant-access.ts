import type { AccessPlan } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { AccessPlanStore } from './access-plan-store.ts'
import type { BillingMails } from './mails/billing-mails.ts'
import { grantMail } from './mails/due-mails.ts'

/**
 * Grants the Access plan until a day (inclusive), or ends it with null, and tells the producer. Only for
 * who asked for it. The same grant or end again sends no second mail, but one that was lost.
 */
export async function grantAccess(
  deps: {
    readonly accessPlans: AccessPlanStore
    readonly mails: Pick<BillingMails, 'send'>
    readonly now: Clock
  },
  user_id: UserId,
  grant: Pick<AccessPlan, 'granted_until' | 'note'>,
): Promise<Result<AccessPlan, 'not_found'>> {
  const before = await deps.accessPlans.find(user_id)
  if (before === null) return fail('not_found')
  // the end of a grant keeps the moment of the grant, which names the mail of its end
  const isNew = grant.granted_until !== null && grant.granted_until !== before.granted_until
  const granted_at = isNew ? deps.now().toISOString() : before.granted_at
  const written = await deps.accessPlans.saveGrant(user_id, { ...grant, granted_at })
  const after = await deps.accessPlans.find(user_id)
  if (written === 'refused' || after === null) return fail('not_found')
  const mail = grantMail(after)
  if (mail !== null) await deps.mails.send(user_id, mail)
  return succeed(after)
}
