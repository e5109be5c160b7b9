import type { Audience } from '#contracts/route.ts'
import { ApiError } from './api-error.ts'

/** With a tender: a single application for it is as good as the plan. */
type AccessCheck = (accessToken: string, tenderId: number | null) => Promise<boolean>
let hasAccess: AccessCheck = async () => true

/** How to learn what the user has bought; set by the subscription, which itself calls the API. */
export function setAccessCheck(check: AccessCheck): void {
  hasAccess = check
}

/**
 * Refuses on the spot what the server is known to refuse, with the server's own code: a visitor's
 * console stays free of failed requests. The server decides all the same.
 */
export async function passAccessGate(
  audience: Audience | undefined,
  token: string | null,
  tenderId: unknown,
): Promise<void> {
  if (token === null || (audience !== 'subscriber' && audience !== 'applicant')) return
  const single = audience === 'applicant' && typeof tenderId === 'number' ? tenderId : null
  if (!(await hasAccess(token, single))) throw new ApiError('access_plan_required')
}
