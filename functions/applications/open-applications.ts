import type { UserId } from '#domain/shared/ids.ts'
import { findSteps, type TimelineDeps } from './timeline.ts'

type FoundSteps = NonNullable<Awaited<ReturnType<typeof findSteps>>>

/** The begun applications of a user whose tender stands and whose offer is not over, each with its steps. */
export async function* openApplications(
  deps: TimelineDeps,
  user_id: UserId,
): AsyncGenerator<FoundSteps> {
  const caller = { kind: 'user', user_id, desk_role: null, auth_time: null } as const
  for await (const { tender_id, status } of deps.applications.listSummaries(user_id, null, 100)) {
    if (status === 'NOT_STARTED') continue
    const found = await findSteps(deps, caller, tender_id)
    // an offer that is over, a tender that is no more: who undoes it begins anew
    if (found === null || found.happened.is_over === true) continue
    if (found.tender.publication_status !== 'withdrawn') yield found
  }
}
