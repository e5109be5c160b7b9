import { isDeepStrictEqual } from 'node:util'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import { loggedVersions } from './logged-differences.ts'
import { type Publishing, publishTender, type TenderPublishing, tellOf } from './publish-tender.ts'
import type { TenderRow } from './tender-row.ts'

export interface TenderToSave {
  readonly tender_id: TenderId
  readonly published: PublishedTender
  readonly sample: Tender['sample']
  /** The version this one replaces; 0 for a new tender. */
  readonly version: number
}

/** The very save that is stored already: a repeated request, or one whose answer was lost. */
const isRepeated = (stored: TenderRow, given: TenderToSave): boolean =>
  stored.version === given.version + 1 &&
  isDeepStrictEqual(stored.published, given.published) &&
  isDeepStrictEqual(stored.sample, given.sample)

/** Publishes a tender or a new version of it. An administrator's criteria stay in force. */
export async function saveTender(
  deps: TenderPublishing,
  given: TenderToSave,
  how: Publishing = {},
): Promise<Result<Tender, 'version_conflict'>> {
  const stored = await deps.tenders.find(given.tender_id)
  if (stored !== null && isRepeated(stored, given)) {
    how.note?.(loggedVersions(stored, stored))
    await tellOf(deps, stored, how)
    return succeed(tenderSchema.parse(stored))
  }
  if ((stored?.version ?? 0) !== given.version) return fail('version_conflict')
  const corrected_criteria = stored?.corrected_criteria ?? null
  const tender: Tender = {
    tender_id: given.tender_id,
    version: given.version + 1,
    published: given.published,
    corrected_criteria,
    sample: given.sample,
    result: stored?.result ?? null,
    updated_at: deps.now().toISOString(),
  }
  const criteria = corrected_criteria ?? readCriteria(given.published)
  return publishTender(deps, tender, criteria, stored, how)
}
