import type { AccessPlan } from '#domain/billing/access-plan.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import { isOver } from '#domain/billing/subscription.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { PaymentRow } from '../platform/payments/payment-store.ts'
import type { SyncDeps } from './billing-deps.ts'
import { listSessions } from './open-session.ts'
import {
  eventSubjects,
  processEvent,
  type StripeEvent,
  stripeEventSchema,
} from './process-event.ts'
import type { StripeEventStore } from './stripe-event-store.ts'
import { syncPayment } from './sync-payment.ts'
import { syncPlanCharges } from './sync-plan-charge.ts'
import { syncSingle } from './sync-single.ts'
import { syncSubscription } from './sync-subscription.ts'

export interface ReconcilingDeps extends SyncDeps {
  readonly events: StripeEventStore
}

/**
 * Looked at again every time: an event may appear in the list a little later than it was made. A
 * notification that takes longer is missing.
 */
const overlapSeconds = 15 * 60
/** The provider keeps events for thirty days. */
const keptSeconds = 29 * 86_400

const isWaiting = ({ status }: PaymentRow): boolean => status === 'open' || status === 'processing'

/**
 * Repairs what lost notifications left behind: processes the provider's events that were not, then looks
 * at everything whose end is not known. Answers how much failed; those are tried again next time.
 */
export async function reconcile(deps: ReconcilingDeps): Promise<{ failed: number }> {
  let worked = 0
  let failed = 0
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      worked += 1
    } catch (error) {
      failed += 1
      deps.log.error('RECONCILE_FAILED', error)
    }
  }
  const begun = Math.floor(deps.now().getTime() / 1000)
  const oldest = begun - keptSeconds
  const { cursor, undone } = await findUnreconciled(deps)
  // one that reached us and failed has been told of
  const late = undone.filter(
    ({ event, isUnknown }) => isUnknown && event.created < begun - overlapSeconds,
  ).length
  // before the first comparison there was nobody to notify
  if (late > 0 && cursor !== null) deps.log.info('WEBHOOKS_MISSED', { events: late })
  for (const { event } of undone) await attempt(() => processOnce(deps, event))
  // older events are gone at the provider: then everything of every customer is looked at
  const isGap = cursor === null || cursor < oldest
  for await (const payment of deps.payments.all()) {
    if (isWaiting(payment)) {
      await attempt(() => syncPayment(deps, payment.user_id, payment.payment_id))
    }
  }
  for await (const plan of deps.accessPlans.all()) {
    await attempt(() => syncPlan(deps, plan, isGap))
  }
  if (failed === 0) await deps.events.saveCursor(begun - overlapSeconds)
  deps.log.info('RECONCILED', { worked, failed })
  return { failed }
}

/** Whoever is at it now finishes it, or it is found again next time. */
async function processOnce(deps: ReconcilingDeps, event: StripeEvent): Promise<void> {
  if ((await deps.events.claim(event.id, deps.now())) !== 'claimed') return
  try {
    await processEvent(deps, event)
  } catch (error) {
    await deps.events.release(event.id)
    throw error
  }
  await deps.events.markDone(event.id)
}

/** What `reconcile` would compare now: the provider's events that were not processed, oldest first. */
export async function findUnreconciled(deps: Pick<ReconcilingDeps, 'stripe' | 'events' | 'now'>) {
  const oldest = Math.floor(deps.now().getTime() / 1000) - keptSeconds
  const cursor = await deps.events.findCursor()
  return { cursor, undone: await undoneEvents(deps, Math.max(cursor ?? oldest, oldest)) }
}

/** Oldest first, those we listen to, without those that were processed. */
async function undoneEvents(deps: Pick<ReconcilingDeps, 'stripe' | 'events'>, since: number) {
  const stripe = await deps.stripe()
  const types = Object.keys(eventSubjects)
  const undone: { readonly event: StripeEvent; readonly isUnknown: boolean }[] = []
  const listed = stripe.events.list({ created: { gte: since }, types, limit: 100 })
  for await (const event of listed) {
    const found = await deps.events.find(event.id)
    if (found === 'done') continue
    undone.push({ event: stripeEventSchema.parse(event), isUnknown: found === null })
  }
  return undone.reverse()
}

async function syncPlan(deps: ReconcilingDeps, plan: AccessPlan, isGap: boolean): Promise<void> {
  const { user_id, customer_id, subscription } = plan
  const isOpen = subscription !== null && !isOver(subscription)
  if (customer_id !== null && (isGap || isOpen)) {
    await syncSubscription(deps, user_id, customer_id)
  }
  if (customer_id !== null && isGap) {
    await syncSessions(deps, user_id, customer_id)
    await syncPlanCharges(deps, user_id, customer_id)
  }
  // an application submitted on a single application that is not PAID yet
  for (const tender_id of plan.single_tender_ids) {
    const application = await deps.applications.find(user_id, tender_id)
    if (application?.status === 'SUBMITTED') {
      await syncSingle(deps, user_id, tender_id)
    }
  }
}

async function syncSessions(
  deps: ReconcilingDeps,
  user_id: UserId,
  customer_id: string,
): Promise<void> {
  for (const { id, mode, status } of await listSessions(await deps.stripe(), customer_id)) {
    const payment_id = paymentIdSchema.safeParse(id)
    if (mode === 'payment' && status !== 'open' && payment_id.success) {
      await syncPayment(deps, user_id, payment_id.data)
    }
  }
}
