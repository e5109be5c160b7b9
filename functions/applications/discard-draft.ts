import type { Application } from '#domain/applications/application.ts'
import { canMake } from '#domain/applications/lifecycle.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type Applying, notStarted } from './applying.ts'

/**
 * Gives a draft up. Repeating it changes nothing: a tender that is only selected leaves the selection
 * when exactly its version is named.
 */
export async function discardDraft(
  deps: Pick<Applying, 'applications' | 'now'>,
  user_id: UserId,
  { tender_id, version }: { readonly tender_id: TenderId; readonly version?: number },
): Promise<Result<Application, 'not_found' | 'transition_not_allowed'>> {
  for (;;) {
    const stored = await deps.applications.find(user_id, tender_id)
    if (stored === null) return fail('not_found')
    if (!canMake('discard', stored.status)) return fail('transition_not_allowed')
    if (stored.status === 'NOT_STARTED') {
      if (stored.version !== version) return succeed(stored)
      if ((await deps.applications.deselect(stored)) === 'refused') continue
      return succeed(notStarted(user_id, tender_id, deps.now()))
    }
    const next = {
      ...stored,
      status: 'NOT_STARTED' as const,
      form_data: null,
      version: stored.version + 1,
      updated_at: deps.now().toISOString(),
    }
    const written = await deps.applications.save(next, 'discard', stored.version)
    if (written === 'written') return succeed(next)
  }
}
