import type { UserId } from '#domain/shared/ids.ts'
import { stripeFailureOf } from '../platform/stripe/provider-failure.ts'
import type { SyncDeps } from './billing-deps.ts'
import { listSessions } from './open-session.ts'
import { isLive, planSubscriptions } from './plan-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends what a user pays for, at once, and closes open payment pages. Invoices stay at the provider: the
 * law asks for them. Asked again it does no harm.
 */
export async function endSubscription(deps: SyncDeps, user_id: UserId): Promise<void> {
  const customer_id = (await deps.accessPlans.find(user_id))?.customer_id
  if (!customer_id) return
  const stripe = await deps.stripe()
  for (const session of await listSessions(stripe, customer_id)) {
    if (session.status === 'open') await unlessOver(stripe.checkout.sessions.expire(session.id))
  }
  for (const subscription of await planSubscriptions(stripe, customer_id)) {
    if (isLive(subscription)) await stripe.subscriptions.cancel(subscription.id)
  }
  await syncSubscription(deps, user_id, customer_id)
}

/** A page that was paid or ended in the same moment is none to close. */
async function unlessOver(asked: Promise<unknown>): Promise<void> {
  try {
    await asked
  } catch (error) {
    if (stripeFailureOf(error)?.type !== 'StripeInvalidRequestError') throw error
  }
}
