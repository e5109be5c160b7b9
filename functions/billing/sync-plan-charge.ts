import type { UserId } from '#domain/shared/ids.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { SyncDeps } from './billing-deps.ts'
import { announceMails } from './mails/announce-mails.ts'
import { planChargeMails } from './mails/due-mails.ts'
import { type PlanCharge, readPlanCharge } from './plan-charge.ts'
import { isLive } from './plan-subscription.ts'
import { isCustomerOf, syncSubscription } from './sync-subscription.ts'

/**
 * Answers refunds and disputes of the Access plan. Nothing of them is stored: access follows the
 * subscription, which ends at the provider when the bank took its money back. False: not the user's.
 */
export async function syncPlanCharge(
  deps: SyncDeps,
  user_id: UserId,
  charge: PlanCharge,
): Promise<boolean> {
  const { customer_id, subscription, dispute } = charge
  const stripe = await deps.stripe()
  const { plan } = await deps.accessPlans.findVersioned(user_id)
  if (!(await isCustomerOf(stripe, plan, customer_id))) return false
  if (dispute === 'lost') {
    // null: it ended in the same moment
    if (
      isLive(subscription) &&
      (await nullIfMissing(stripe.subscriptions.cancel(subscription.id)))
    ) {
      deps.log.info('SUBSCRIPTION_TAKEN_BACK', { subscription_id: subscription.id })
    }
    await syncSubscription(deps, user_id, customer_id)
  }
  await announceMails(deps, user_id, planChargeMails(charge))
  return true
}

/** Every refund and dispute of a customer's plan, for when the events of them are gone. */
export async function syncPlanCharges(
  deps: SyncDeps,
  user_id: UserId,
  customer: string,
): Promise<void> {
  const stripe = await deps.stripe()
  for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
    // of a charge whose refund failed nothing else says that there was one
    const planCharge = charge.paid ? await readPlanCharge(stripe, charge) : null
    if (planCharge !== null) await syncPlanCharge(deps, user_id, planCharge)
  }
}
