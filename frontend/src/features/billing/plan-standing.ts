import type { ApiOutput } from '../../lib/api.ts'

export type Billing = ApiOutput<'getBilling'>

/** The state of the plan, in the words of `billing:plan`. */
export type PlanStanding =
  | { readonly is: 'renews' | 'ends' | 'grace' | 'granted'; readonly on: string }
  | { readonly is: 'unpaid' | 'incomplete' | 'ended' | 'none' }

/** The paid subscription first; a grant where there is none, or where it lasts longer. */
export function planStandingOf({ state, subscription, granted_until }: Billing): PlanStanding {
  const granted: PlanStanding | null =
    granted_until !== null && state.subscribed ? { is: 'granted', on: granted_until } : null
  switch (subscription?.status) {
    case 'active':
    case 'trialing':
      return subscription.ends_at === null
        ? { is: 'renews', on: subscription.period_end }
        : { is: 'ends', on: subscription.ends_at }
    case 'past_due':
      return state.subscribed && state.subscription_end !== null
        ? { is: 'grace', on: state.subscription_end }
        : { is: 'unpaid' }
    case 'unpaid':
    case 'paused':
      return { is: 'unpaid' }
    case 'incomplete':
      return granted ?? { is: 'incomplete' }
    case 'incomplete_expired':
      return granted ?? { is: 'none' }
    case 'canceled':
      return granted ?? { is: 'ended' }
    case undefined:
      return granted ?? { is: 'none' }
  }
}
