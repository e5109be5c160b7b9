import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { Clock } from '../platform/clock.ts'
import type { AskForApplicationWork } from '../platform/queue/application-work.ts'
import type { Changes } from '../platform/queue/change-message.ts'
import { type TenderRow, tenderRowOf, tenderRowSchema } from './tender-row.ts'
import type { TenderStore } from './tender-store.ts'
import type { TenderVersionStore } from './tender-version-store.ts'

export interface TenderPublishing {
  readonly tenders: TenderStore
  readonly versions: TenderVersionStore
  readonly changes: Changes
  readonly askForApplicationWork: AskForApplicationWork
  readonly now: Clock
}

/** Repeating it does no harm. */
export async function announceTender(
  { changes, askForApplicationWork }: TenderPublishing,
  { tender_id, version }: Pick<Tender, 'tender_id' | 'version'>,
): Promise<void> {
  await changes.send({ kind: 'tender', tender_id })
  if (version > 1) await askForApplicationWork([{ kind: 'tender_changed', tender_id, version }])
}

/** Stores a version of a tender and keeps the one it replaces; nobody is told. All writes together or none. */
export async function storeTender(
  deps: Pick<TenderPublishing, 'tenders' | 'versions'>,
  tender: Tender,
  criteria: readonly Criterion[],
  stored: TenderRow | null,
  also: readonly TransactWriteItem[] = [],
): Promise<Result<Tender, 'version_conflict'>> {
  // a row that its schema refuses would stop everything that reads the tender
  const row = tenderRowSchema.parse(tenderRowOf(tender, criteria, stored?.key_dates))
  const replaced = stored === null ? [] : [deps.versions.keepIn(stored)]
  const written = await deps.tenders.save(row, tender.version - 1, [...replaced, ...also])
  return written === 'refused' ? fail('version_conflict') : succeed(tenderSchema.parse(row))
}

/**
 * Stores a version of a tender and announces it to matching and to who tells applicants, before the caller is
 * answered.
 * If the announcement fails, so does the request; repeating it announces again.
 */
export async function publishTender(
  deps: TenderPublishing,
  tender: Tender,
  criteria: readonly Criterion[],
  stored: TenderRow | null,
): Promise<Result<Tender, 'version_conflict'>> {
  const written = await storeTender(deps, tender, criteria, stored)
  if (written.ok) await announceTender(deps, tender)
  return written
}
