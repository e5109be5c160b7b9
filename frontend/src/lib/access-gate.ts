import type { Audience } from '#contracts/route.ts'
import { ApiError } from './api-error.ts'

type PlanCheck = (accessToken: string) => Promise<boolean>
let hasAccessPlan: PlanCheck = async () => true

/** How to learn whether the user has the Access plan; set by the subscription, which itself calls the API. */
export function setPlanCheck(check: PlanCheck): void {
  hasAccessPlan = check
}

/**
 * Refuses on the spot what the server is known to refuse, with the server's own code: a visitor's
 * console stays free of failed requests. The server decides all the same.
 */
export async function passAccessGate(audience: Audience, token: string | null): Promise<void> {
  if (audience === 'subscriber' && token !== null && !(await hasAccessPlan(token))) {
    throw new ApiError('access_plan_required')
  }
}
