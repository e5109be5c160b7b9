import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { Clock } from '../platform/clock.ts'
import type { Changes } from '../platform/queue/change-message.ts'
import { type TenderRow, tenderRowOf, tenderRowSchema } from './tender-row.ts'
import type { TenderStore } from './tender-store.ts'

export interface TenderPublishing {
  readonly tenders: TenderStore
  readonly changes: Changes
  readonly now: Clock
}

/**
 * Stores a version of a tender and announces it to the matching worker before the caller is answered.
 * If the announcement fails, so does the request; repeating it announces again.
 */
export async function publishTender(
  deps: TenderPublishing,
  tender: Tender,
  criteria: readonly Criterion[],
  stored: TenderRow | null,
): Promise<Result<Tender, 'version_conflict'>> {
  // a row that its schema refuses would stop everything that reads the tender
  const row = tenderRowSchema.parse(tenderRowOf(tender, criteria, stored?.key_dates))
  const written = await deps.tenders.save(row, tender.version - 1)
  if (written === 'refused') return fail('version_conflict')
  await deps.changes.send({ kind: 'tender', tender_id: tender.tender_id })
  return succeed(tenderSchema.parse(row))
}
