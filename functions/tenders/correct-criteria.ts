import { isDeepStrictEqual } from 'node:util'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import { loggedVersions } from './logged-differences.ts'
import { type Publishing, publishTender, type TenderPublishing, tellOf } from './publish-tender.ts'

export interface CriteriaCorrection {
  readonly tender_id: TenderId
  /** Null returns to the machine reading. */
  readonly criteria: Criterion[] | null
  readonly version: number
}

/** Replaces the machine reading of a tender by an administrator's. */
export async function correctCriteria(
  deps: TenderPublishing,
  given: CriteriaCorrection,
  how: Publishing = {},
): Promise<Result<Tender, 'not_found' | 'version_conflict'>> {
  const stored = await deps.tenders.find(given.tender_id)
  if (stored === null) return fail('not_found')
  const isRepeated = isDeepStrictEqual(stored.corrected_criteria, given.criteria)
  if (isRepeated && stored.version === given.version + 1) {
    how.note?.(loggedVersions(stored, stored))
    await tellOf(deps, stored, how)
    return succeed(tenderSchema.parse(stored))
  }
  if (stored.version !== given.version) return fail('version_conflict')
  const tender: Tender = {
    ...tenderSchema.parse(stored),
    version: given.version + 1,
    corrected_criteria: given.criteria,
    updated_at: deps.now().toISOString(),
  }
  const criteria = given.criteria ?? readCriteria(stored.published)
  return publishTender(deps, tender, criteria, stored, how)
}
