import * as z from 'zod'
import type { Instant } from '../shared/calendar-date.ts'
import { instantSchema } from '../shared/calendar-date-schema.ts'

/** As the payment provider names them. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

/** What is stored of a paid subscription: always copied from the provider's object, never from an event. */
export const subscriptionSchema = z.lazy(() =>
  z.object({
    subscription_id: z.string(),
    status: z.enum(subscriptionStatuses),
    started_at: instantSchema,
    /** End of the period that was invoiced last. */
    period_end: instantSchema,
    /** Given: it was cancelled and ends then (`cancel_at`, or `cancel_at_period_end`). */
    ends_at: instantSchema.nullable(),
    /** Given: since when an invoice of it is overdue; the grace period counts from here. */
    past_due_since: instantSchema.nullable(),
  }),
)
export type Subscription = z.infer<typeof subscriptionSchema>

/** How long a subscription with a failed renewal still gives access: days from the failed invoice. */
export const graceDays = 14

/**
 * A renewal shows here a little later than it happens: its notification takes its time, or is lost until
 * the next comparison with the provider. So long nobody who pays is turned away.
 */
const renewalLagHours = 24

/** The subscription will not come back by itself: another one may be bought. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** Until when the subscription gives access; null when it gives none. */
export function accessEndOf(subscription: Subscription): Instant | null {
  const { status, ends_at, period_end, past_due_since } = subscription
  switch (status) {
    case 'active':
    case 'trialing':
      return ends_at ?? period_end
    case 'past_due':
      return past_due_since === null ? null : addDays(past_due_since, graceDays)
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return null
  }
}

/** Whether the subscription gives access now. */
export function givesAccess(subscription: Subscription, now: Date): boolean {
  const end = accessEndOf(subscription)
  if (end === null) return false
  const isRenewing = subscription.status !== 'past_due' && subscription.ends_at === null
  const lag = isRenewing ? renewalLagHours * 3_600_000 : 0
  return Date.parse(end) + lag >= now.getTime()
}

const addDays = (instant: Instant, days: number): Instant =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString()
