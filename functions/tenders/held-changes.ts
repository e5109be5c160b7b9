import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import { loggedVersions } from './logged-differences.ts'
import {
  announceTender,
  type HoldTender,
  storeTender,
  type TenderPublishing,
} from './publish-tender.ts'
import type { TenderRow } from './tender-row.ts'

interface Change {
  readonly tender_id: TenderId
  readonly version: number
}

/** Tells of a change whose time for an undo is over, and of those before it. Repeating it does no harm. */
export async function announceChange(
  deps: TenderPublishing,
  { tender_id, version }: Change,
): Promise<void> {
  const stored = await deps.tenders.find(tender_id)
  // taken back, told of already, or told of with a later change that can still be undone: who is told sees that one too
  if (stored?.held.at(-1)?.version !== version) return
  // before anybody is told, so that an undo cannot come between
  const held = stored.held.map((one) => ({ ...one, announced: true as const }))
  await saveHeld(deps, stored, held)
  for (const one of held) await announceTender(deps, { tender_id, version: one.version })
  await saveHeld(deps, { ...stored, held_revision: stored.held_revision + 1 }, [])
}

/** The message comes again where it throws. */
async function saveHeld(
  { tenders }: TenderPublishing,
  over: TenderRow,
  held: TenderRow['held'],
): Promise<void> {
  const written = await tenders.saveHeld(over, held)
  if (written === 'refused') throw new Error('The tender was changed while it was announced')
}

interface Undoing {
  readonly hold: HoldTender
  readonly note?: NoteChange
}

/**
 * Stores again what a tender said before its last change, as a further version: drafts and matches may know the one
 * that is taken back.
 */
export async function undoTenderChange(
  deps: TenderPublishing,
  { tender_id, version }: Change,
  { hold, note }: Undoing,
): Promise<
  Result<Tender, 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'undo_expired'>
> {
  const stored = await deps.tenders.find(tender_id)
  if (stored === null) return fail('not_found')
  // a repeated request, or one whose answer was lost
  if (stored.undoes && stored.version === version + 1) {
    note?.(loggedVersions(stored, stored))
    await tellOfUndo(deps, stored, hold)
    return succeed(tenderSchema.parse(stored))
  }
  if (stored.version !== version) return fail('version_conflict')
  const last = stored.held.at(-1)
  if (last === undefined || last.standing !== version) return fail('transition_not_allowed')
  const now = deps.now()
  if (last.announced || now.getTime() >= Date.parse(last.until)) return fail('undo_expired')
  const before = await deps.versions.find(tender_id, last.version - 1)
  // it was new
  if (before === null) return fail('transition_not_allowed')
  const { published, criteria, corrected_criteria } = before
  const again: Tender = {
    ...tenderSchema.parse(stored),
    version: version + 1,
    published,
    corrected_criteria,
    updated_at: now.toISOString(),
  }
  // only what stood before the undone change stands again
  const held = stored.held
    .slice(0, -1)
    .map((one) => (one.standing === last.version - 1 ? { ...one, standing: again.version } : one))
  const written = await storeTender(deps, again, criteria, stored, [], { held, undoes: true })
  if (!written.ok) return written
  note?.(loggedVersions(stored, { ...before, version: again.version }))
  await tellOfUndo(deps, { tender_id, held }, hold)
  return succeed(written.value)
}

async function tellOfUndo(
  { changes }: TenderPublishing,
  { tender_id, held }: Pick<TenderRow, 'tender_id' | 'held'>,
  hold: HoldTender,
): Promise<void> {
  // portfolios that changed meanwhile were matched against what is taken back
  await changes.send({ kind: 'tender', tender_id })
  const last = held.at(-1)
  // its message may have come while the later change was held
  if (last !== undefined) await hold({ tender_id, version: last.version })
}
