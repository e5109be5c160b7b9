import * as z from 'zod'
import type { Instant } from '../shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { type TenderId, tenderIdSchema, userIdSchema } from '../shared/ids.ts'
import { accessEndOf, givesAccess, subscriptionSchema } from './subscription.ts'

/** The tier of the Access plan; its name for users is "Premium - Full Access". */
export const accessTier = 'access'

/**
 * What gives a user access, in one row: the paid subscription, a grant by an administrator until a day
 * (inclusive, UTC), and single applications bought without the plan.
 */
export const accessPlanSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    company_name: z.string().max(200),
    requested_at: instantSchema.nullable(),
    granted_until: calendarDateSchema.nullable(),
    granted_at: instantSchema.nullable(),
    note: z.string().max(500).nullable(),
    /** The company at the payment provider (`cus_...`). */
    customer_id: z.string().nullable().default(null),
    subscription: subscriptionSchema.nullable().default(null),
    /** Tenders with a settled single application. */
    single_tender_ids: z.array(tenderIdSchema).default([]),
  }),
)
export type AccessPlan = z.infer<typeof accessPlanSchema>

/** The answer of `check-subscription` (specification, point 7). */
export const subscriptionStateSchema = z.lazy(() =>
  z.object({
    subscribed: z.boolean(),
    subscription_tier: z.string().nullable(),
    subscription_end: z.string().nullable(),
  }),
)
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

const notSubscribed = { subscribed: false, subscription_tier: null, subscription_end: null }

/** The Access plan is in force while the subscription or a grant is, whichever ends later. */
export function subscriptionStateOf(plan: AccessPlan | null, now: Date): SubscriptionState {
  const ends = [grantEndOf(plan, now), paidEndOf(plan, now)].filter((end) => end !== null)
  const [end] = ends.toSorted((a, b) => Date.parse(b) - Date.parse(a))
  if (end === undefined) return notSubscribed
  return { subscribed: true, subscription_tier: accessTier, subscription_end: end }
}

/** The end of a grant that is in force. */
function grantEndOf(plan: AccessPlan | null, now: Date): Instant | null {
  if (!plan?.granted_until) return null
  const end = `${plan.granted_until}T23:59:59Z`
  return Date.parse(end) < now.getTime() ? null : end
}

/** The end of a subscription that is in force. */
export function paidEndOf(plan: AccessPlan | null, now: Date): Instant | null {
  const subscription = plan?.subscription
  return subscription && givesAccess(subscription, now) ? accessEndOf(subscription) : null
}

/** Whether the user may see and apply to this tender: with the plan, or with its single application. */
export const mayApplyTo = (plan: AccessPlan | null, tender_id: TenderId, now: Date): boolean =>
  subscriptionStateOf(plan, now).subscribed ||
  (plan?.single_tender_ids.includes(tender_id) ?? false)
