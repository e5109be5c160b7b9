import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { AskForApplicationWork } from '../platform/queue/application-work.ts'
import type { Changes } from '../platform/queue/change-message.ts'
import { loggedVersions } from './logged-differences.ts'
import { type DeskFacts, type TenderRow, tenderRowOf, tenderRowSchema } from './tender-row.ts'
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
  desk: DeskFacts = {},
): Promise<Result<Tender, 'version_conflict'>> {
  const { held = [], from = null } = stored ?? {}
  // a row that its schema refuses would stop everything that reads the tender
  const row = tenderRowSchema.parse(
    tenderRowOf(tender, criteria, stored?.key_dates, { held, from, ...desk }),
  )
  const replaced = stored === null ? [] : [deps.versions.keepIn(stored)]
  const writes = [...replaced, ...also]
  const written = await deps.tenders.save(row, tender.version - 1, writes, stored?.held_revision)
  return written === 'refused' ? fail('version_conflict') : succeed(tenderSchema.parse(row))
}

/** How a change is published. */
export interface Publishing {
  /** Given: nobody is told for ten minutes, in which it can be undone. */
  readonly hold?: HoldTender | null
  /** Told what was before and after. */
  readonly note?: NoteChange
}

/** Has a version told of later. Repeating it does no harm. */
export type HoldTender = (change: Pick<Tender, 'tender_id' | 'version'>) => Promise<void>

/** Tells of a version now, or has it told of when the time for its undo is over. */
export const tellOf = (
  deps: TenderPublishing,
  tender: Pick<Tender, 'tender_id' | 'version'>,
  { hold }: Publishing,
): Promise<void> => (hold ? hold(tender) : announceTender(deps, tender))

/**
 * Stores a version of a tender and has it announced to matching and to who tells applicants, before the caller is
 * answered.
 * If the announcement fails, so does the request; repeating it announces again.
 */
export async function publishTender(
  deps: TenderPublishing,
  tender: Tender,
  criteria: readonly Criterion[],
  stored: TenderRow | null,
  how: Publishing = {},
): Promise<Result<Tender, 'version_conflict'>> {
  const { version } = tender
  const until = new Date(deps.now().getTime() + heldSeconds * 1000).toISOString()
  const before = stored?.held ?? []
  const held = how.hold ? [...before, { version, standing: version, until }] : before
  const written = await storeTender(deps, tender, criteria, stored, [], { held })
  if (!written.ok) return written
  if (how.note) {
    // parsed as what is stored was, so that the two can be compared
    const parsed = tenderRowSchema.unwrap().shape.criteria.parse(criteria)
    how.note(loggedVersions(stored, { ...written.value, criteria: parsed }))
  }
  await tellOf(deps, tender, how)
  return written
}
