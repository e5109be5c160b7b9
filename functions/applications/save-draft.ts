import { isDeepStrictEqual } from 'node:util'
import type { Application, FormData } from '#domain/applications/application.ts'
import { canMake } from '#domain/applications/lifecycle.ts'
import { nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { LookStore } from '../platform/notices/look-store.ts'
import { type ApplicationRow, listedOf } from './application-row.ts'
import { type Applying, notStarted, saved } from './applying.ts'
import { stampWaivers, withoutStamps } from './stamp-waivers.ts'

export interface DraftToSave {
  readonly tender_id: TenderId
  readonly form_data: FormData
  /** The version this one replaces; 0 where nothing is saved yet. */
  readonly version: number
}

type SaveRefusal = 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'not_waivable'

/**
 * Saves the draft. Another version saved meanwhile is not overwritten: it comes back, so that the
 * producer can choose. Drafts may be made in every market, also before it opens.
 */
export async function saveDraft(
  deps: Pick<Applying, 'applications' | 'tenders' | 'profiles' | 'documents' | 'now'> & {
    readonly looks: Pick<LookStore, 'begin'>
  },
  user_id: UserId,
  given: DraftToSave,
): Promise<Result<Application, SaveRefusal>> {
  const [tender] = await deps.tenders.findSummaries([given.tender_id])
  if (tender === undefined) return fail('not_found')
  const now = deps.now()
  const stored =
    (await deps.applications.find(user_id, given.tender_id)) ??
    notStarted(user_id, given.tender_id, now)
  if (isSaveOf(stored, given)) return succeed(stored)
  if (!canMake('save', stored.status)) return fail('transition_not_allowed', saved(stored))
  if (stored.version !== given.version) return fail('version_conflict', saved(stored))
  const form_data = await ofItsProduct(deps, user_id, given.form_data, stored.form_data)
  const notWaivable = await rulesNotWaivable(form_data)
  if (notWaivable.length > 0) return fail('not_waivable', { rules: notWaivable })
  const by = await nameOf(deps, user_id, form_data)
  const next = {
    ...stored,
    status: 'DRAFT' as const,
    form_data: stampWaivers(form_data, stored.form_data, by, now.toISOString()),
    listed: listedOf(tender, form_data),
    version: given.version + 1,
    updated_at: now.toISOString(),
  }
  // first, so that no draft is without one
  await deps.looks.begin(user_id, nextMailAt('daily', timeZoneOf(null), now))
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
  stored.form_data !== null &&
  isDeepStrictEqual(withoutStamps(stored.form_data), withoutStamps(given.form_data))

/** What was said of another product does not become true of the one that takes its place. */
async function ofItsProduct(
  { documents }: Pick<Applying, 'documents'>,
  user_id: UserId,
  data: FormData,
  before: FormData | null,
): Promise<FormData> {
  if (before === null || before.product_id === null || before.product_id === data.product_id)
    return data
  const ids = [...new Set(Object.values(data.documents ?? {}))]
  const library = ids.length === 0 ? [] : await documents.findMany(user_id, ids)
  const { withoutFormerProduct } = await import('./lazy.ts')
  return withoutFormerProduct(data, before, library)
}

/** The rules of the waivers that nobody may waive. Those of the tender itself decide when they are checked. */
async function rulesNotWaivable({ waivers = [] }: FormData): Promise<string[]> {
  const named = waivers.map(({ rule_id }) => rule_id).filter((id) => !id.startsWith('tender:'))
  if (named.length === 0) return []
  const { complianceRules, mayBeWaived } = await import('./lazy.ts')
  const { rules } = complianceRules()
  return named.filter((id) => !rules.some((rule) => rule.id === id && mayBeWaived(rule)))
}

/** Who takes the responsibility of a waiver: the person of the company profile, else the company, else the account. */
async function nameOf(
  { profiles }: Pick<Applying, 'profiles'>,
  user_id: UserId,
  { waivers = [] }: FormData,
): Promise<string> {
  if (waivers.length === 0) return user_id
  const profile = await profiles.find(user_id)
  return profile?.contact_name || profile?.legal_name || user_id
}
