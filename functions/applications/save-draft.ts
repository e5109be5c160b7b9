import { isDeepStrictEqual } from 'node:util'
import type { Application, FormData } from '#domain/applications/application.ts'
import { canMake } from '#domain/applications/lifecycle.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type ApplicationRow, listedOf } from './application-row.ts'
import { type Applying, notStarted, saved } from './applying.ts'

export interface DraftToSave {
  readonly tender_id: TenderId
  readonly form_data: FormData
  /** The version this one replaces; 0 where nothing is saved yet. */
  readonly version: number
}

/**
 * Saves the draft. Another version saved meanwhile is not overwritten: it comes back, so that the
 * producer can choose. Drafts may be made in every market, also before it opens.
 */
export async function saveDraft(
  deps: Pick<Applying, 'applications' | 'tenders' | 'now'>,
  user_id: UserId,
  given: DraftToSave,
): Promise<Result<Application, 'not_found' | 'version_conflict' | 'transition_not_allowed'>> {
  const [tender] = await deps.tenders.findSummaries([given.tender_id])
  if (tender === undefined) return fail('not_found')
  const now = deps.now()
  const stored =
    (await deps.applications.find(user_id, given.tender_id)) ??
    notStarted(user_id, given.tender_id, now)
  if (isSaveOf(stored, given)) return succeed(stored)
  if (!canMake('save', stored.status)) return fail('transition_not_allowed', saved(stored))
  if (stored.version !== given.version) return fail('version_conflict', saved(stored))
  const next = {
    ...stored,
    status: 'DRAFT' as const,
    form_data: given.form_data,
    listed: listedOf(tender, given.form_data),
    version: given.version + 1,
    updated_at: now.toISOString(),
  }
  const written = await deps.applications.save(next, 'save', given.version)
  if (written === 'written') return succeed(next)
  const newer = await deps.applications.find(user_id, given.tender_id)
  // the same save, sent twice at once or tried again after its answer was lost
  if (newer !== null && isSaveOf(newer, given)) return succeed(newer)
  return fail('version_conflict', saved(newer ?? stored))
}

const isSaveOf = (stored: ApplicationRow, given: DraftToSave): boolean =>
  stored.status === 'DRAFT' &&
  stored.version === given.version + 1 &&
  isDeepStrictEqual(stored.form_data, given.form_data)
