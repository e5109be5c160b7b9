import type { Stripe } from 'stripe'
import {
  isOver,
  type Subscription,
  subscriptionSchema,
  subscriptionStatuses,
} from '#domain/billing/subscription.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import { purchaseOf } from './purchase-intent.ts'

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString()

/** Bought on our page, or made by the operator with our price. */
const isPlan = ({ metadata, items }: Stripe.Subscription): boolean =>
  purchaseOf(metadata)?.purpose === 'access_plan' ||
  items.data.some(({ price }) => price.lookup_key === 'access_plan')

/** Every subscription of the Access plan that the customer has or had, newest first; none of one that was deleted. */
export async function planSubscriptions(
  stripe: StripeApi,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const listed = await nullIfMissing(
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    }),
  )
  const data = listed?.data ?? []
  return data.filter(isPlan).sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
}

export function isLive({ status }: Stripe.Subscription): boolean {
  const known = subscriptionStatuses.find((one) => one === status)
  return known === undefined || !isOver({ status: known })
}

/** Subscriptions that give access come first, those never paid last; all others are between. */
const ranks: Readonly<Record<string, number>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  incomplete: 3,
}
const rankOf = ({ status }: Stripe.Subscription): number => ranks[status] ?? 2

/** Of those that live, the one that gives access; of several the oldest, others are a purchase too many. */
export function subscriptionToKeep(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | null {
  const oldestFirst = subscriptions.filter(isLive).toReversed()
  return oldestFirst.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null
}

/** The one that lives, or the last one that ended. */
export const subscriptionInForce = (
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | null => subscriptionToKeep(subscriptions) ?? subscriptions[0] ?? null

/** The stored part of a subscription. */
export async function readSubscription(
  stripe: StripeApi,
  subscription: Stripe.Subscription,
): Promise<Subscription> {
  const { status, items, cancel_at, cancel_at_period_end, ended_at } = subscription
  const periodEnd = Math.max(...items.data.map((item) => item.current_period_end))
  const cancelled = cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  const ends = ended_at ?? cancelled
  const isOverdue = status === 'past_due' || status === 'unpaid'
  return subscriptionSchema.parse({
    subscription_id: subscription.id,
    status,
    started_at: instantOf(subscription.start_date),
    period_end: instantOf(periodEnd),
    ends_at: ends === null ? null : instantOf(ends),
    past_due_since: isOverdue ? await overdueSince(stripe, subscription) : null,
  })
}

/** The oldest invoice that waits for its money: a later one does not make the grace period longer. */
async function overdueSince(
  stripe: StripeApi,
  { id, latest_invoice }: Stripe.Subscription,
): Promise<Instant | null> {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 })
  const oldest = Math.min(...data.map(({ created }) => created))
  if (Number.isFinite(oldest)) return instantOf(oldest)
  if (latest_invoice === null) return null
  const latest = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice.id
  return instantOf((await stripe.invoices.retrieve(latest)).created)
}
