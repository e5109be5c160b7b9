import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import { loggedVersions } from './logged-differences.ts'
import { announceTender, storeTender, type TenderPublishing } from './publish-tender.ts'

interface Change {
  readonly tender_id: TenderId
  readonly version: number
}

/** Tells of a change whose time for an undo is over. Repeating it does no harm. */
export async function announceChange(
  deps: TenderPublishing,
  { tender_id, version }: Change,
): Promise<void> {
  const stored = await deps.tenders.find(tender_id)
  // taken back, or told of already
  if (!stored?.held.some((one) => one.version === version)) return
  await announceTender(deps, { tender_id, version })
  const held = stored.held.filter((one) => one.version !== version)
  const forgotten = await deps.tenders.saveHeld({ ...stored, held })
  if (forgotten === 'refused') throw new Error('The tender was changed while it was announced')
}

/**
 * Stores again what a tender said before its last change, as a further version: drafts and matches may know the one
 * that is taken back.
 */
export async function undoTenderChange(
  deps: TenderPublishing,
  { tender_id, version }: Change,
  note: NoteChange = () => undefined,
): Promise<
  Result<Tender, 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'undo_expired'>
> {
  const stored = await deps.tenders.find(tender_id)
  if (stored === null) return fail('not_found')
  if (stored.version !== version) return fail('version_conflict')
  const last = stored.held.at(-1)
  if (last === undefined || last.standing !== version) return fail('transition_not_allowed')
  const now = deps.now()
  if (now.getTime() >= Date.parse(last.until)) return fail('undo_expired')
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
  const held = stored.held
    .slice(0, -1)
    .map((one, at, left) => (at === left.length - 1 ? { ...one, standing: version + 1 } : one))
  const written = await storeTender(deps, again, criteria, stored, [], { held })
  if (!written.ok) return written
  note(loggedVersions(stored, { ...before, version: again.version }))
  // portfolios that changed meanwhile were matched against what is taken back
  await deps.changes.send({ kind: 'tender', tender_id })
  return succeed(written.value)
}
