import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date.ts'
import { userIdSchema } from '../shared/ids.ts'

/** The tier of the Access plan; its name for users is "Premium - Full Access". */
export const accessTier = 'access'

/**
 * The Access plan of a user: asked for, or granted until a day (inclusive, UTC) by an administrator.
 * Paid subscriptions will stand beside it as a second source of access.
 */
export const accessPlanSchema = z.object({
  user_id: userIdSchema,
  company_name: z.string().max(200),
  requested_at: instantSchema.nullable(),
  granted_until: calendarDateSchema.nullable(),
  granted_at: instantSchema.nullable(),
  note: z.string().max(500).nullable(),
})
export type AccessPlan = z.infer<typeof accessPlanSchema>

/** The answer of `check-subscription` (specification, point 7). */
export const subscriptionStateSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.string().nullable(),
  subscription_end: z.string().nullable(),
})
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

export function subscriptionStateOf(plan: AccessPlan | null, now: Date): SubscriptionState {
  const until = plan?.granted_until ?? null
  if (until === null || until < now.toISOString().slice(0, 10)) {
    return { subscribed: false, subscription_tier: null, subscription_end: null }
  }
  return { subscribed: true, subscription_tier: accessTier, subscription_end: `${until}T23:59:59Z` }
}
