import { useSyncExternalStore } from 'react'
import { deskRoleOf } from '#domain/accounts/desk-role.ts'
import type { SubscriptionState } from '#domain/billing/access-plan.ts'
import { setAccessCheck } from './access-gate.ts'
import { callApi } from './api.ts'
import { localValue } from './local-value.ts'
import { pause } from './pause.ts'
import { billingQuery } from './payments/billing-query.ts'
import { queryClient } from './query-client.ts'

/** As cached under `subscription_status` (specification, point 3). */
export interface SubscriptionStatus {
  readonly subscribed: boolean
  readonly subscriptionTier: string | null
  readonly subscriptionEnd: string | null
  readonly lastUpdated: string | null
}

const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  subscriptionTier: null,
  subscriptionEnd: null,
  lastUpdated: null,
}
/** "Retried up to 3 more times, 2 seconds apart, then silently dropped" (specification, point 8). */
const retries = 3
const retryAfterMs = 2000

const cached = localValue<SubscriptionStatus>('subscription_status', (stored) =>
  typeof stored === 'object' && stored !== null && 'subscribed' in stored
    ? { ...notSubscribed, ...(stored as SubscriptionStatus) }
    : notSubscribed,
)

/** Asks the server and caches the answer; true when the plan began or ended since the last answer. */
export async function checkSubscription(isCurrent: () => boolean = () => true): Promise<boolean> {
  const before = cached.get().subscribed
  for (let attempt = 0; attempt <= retries && isCurrent(); attempt += 1) {
    if (attempt > 0) await pause(retryAfterMs)
    const state = await callApi('checkSubscription').catch(() => null)
    if (!isState(state) || !isCurrent()) continue
    cached.set({
      subscribed: state.subscribed,
      subscriptionTier: state.subscription_tier ?? null,
      subscriptionEnd: state.subscription_end ?? null,
      lastUpdated: new Date().toISOString(),
    })
    return state.subscribed !== before
  }
  return false
}

/** "Subscription check failure or invalid data": both are asked again. */
const isState = (answer: SubscriptionState | null): answer is SubscriptionState =>
  typeof answer?.subscribed === 'boolean'

/** Parts of one page ask at once: they share one answer. */
let asking: Promise<boolean> | null = null

setAccessCheck(async (accessToken, tenderId) => {
  if (cached.get().subscribed || isOfDesk(accessToken)) return true
  asking ??= checkSubscription().finally(() => {
    asking = null
  })
  await asking
  return cached.get().subscribed || (tenderId !== null && hasSingleApplication(tenderId))
})

/** Unknown: the server decides. */
const hasSingleApplication = (tenderId: number): Promise<boolean> =>
  queryClient.fetchQuery({ ...billingQuery, staleTime: 30_000 }).then(
    ({ single_tender_ids }) => single_tender_ids.some((id) => id === tenderId),
    () => true,
  )

/** Operators see what subscribers see. */
function isOfDesk(accessToken: string): boolean {
  const [, payload = ''] = accessToken.split('.')
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return deskRoleOf([claims['cognito:groups']].flat()) !== null
  } catch {
    return false
  }
}

export const resetSubscription = (): void => cached.set(notSubscribed)

/** What is known of the Access plan; the server decides again at every call. */
export const useSubscription = (): SubscriptionStatus =>
  useSyncExternalStore(cached.subscribe, cached.get, () => notSubscribed)
