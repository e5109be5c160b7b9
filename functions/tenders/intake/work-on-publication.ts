import { isDeepStrictEqual } from 'node:util'
import type { IntakeId } from '#domain/shared/ids.ts'
import type { Publication } from '#domain/tenders/plans/intake.ts'
import type { StoredRow } from '#domain/tenders/plans/intake-schema.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { type Tender, tenderSchema } from '#domain/tenders/tender.ts'
import type { ApplicationStore } from '../../applications/application-store.ts'
import { mapInBatches } from '../../platform/map-in-batches.ts'
import { announceTender, storeTender, type TenderPublishing } from '../publish-tender.ts'
import { countOpenRows } from './count-open-rows.ts'
import type { IntakeStore } from './intake-store.ts'

export type PublicationWork = TenderPublishing & {
  readonly intakes: IntakeStore
  readonly applications: Pick<ApplicationStore, 'listApplicants'>
}

interface Named {
  readonly intake_id: IntakeId
  readonly publication_id: string
}

const rowsAtOnce = 8

const inState = (row: StoredRow, state: StoredRow['state']): StoredRow => ({
  ...row,
  state,
  revision: row.revision + 1,
  line: { ...row.line, state },
})

/** Whether the row only reads otherwise what its tender says already. */
const isOnlyReading = ({ kind, differences }: StoredRow) =>
  kind === 'reread' && differences.length === 0

/** The version that was published; null: the tender is another one than was compared. */
async function publishRow(
  deps: PublicationWork,
  intake_id: IntakeId,
  row: StoredRow,
): Promise<number | null> {
  const version = row.stored_version + 1
  // a repeated message
  if (row.state === 'published') return version
  // corrected or read anew since it was asked for: nobody has confirmed what it says now
  if (row.state !== 'confirmed') return null
  const stored = await deps.tenders.find(row.tender_id)
  if ((stored?.version ?? 0) !== row.stored_version) return null
  const isAsRead = isDeepStrictEqual(row.criteria, readCriteria(row.published))
  const tender: Tender = {
    tender_id: row.tender_id,
    version,
    published: row.published,
    corrected_criteria: isAsRead ? null : row.criteria,
    sample: stored?.sample ?? null,
    result: stored?.result ?? null,
    updated_at: deps.now().toISOString(),
  }
  const replaced = stored === null ? null : tenderSchema.parse(stored)
  const done = { ...inState(row, 'published'), replaced }
  const mark = deps.intakes.saveRowIn(intake_id, done, row.revision)
  // one that was only read again has its words from where they were before
  const desk = row.kind === 'reread' ? {} : { from: { intake_id, number: row.number } }
  const written = await storeTender(deps, tender, row.criteria, stored, [mark], desk)
  return written.ok ? version : null
}

const publishedAs = (row: StoredRow, version: number): Publication['published'][number] => ({
  number: row.number,
  tender_id: row.tender_id,
  version,
  only_reading: isOnlyReading(row),
})

/** Stores the tenders of a publication. Nobody is told yet. */
export async function publishRows(
  deps: PublicationWork,
  { intake_id, publication_id }: Named,
): Promise<void> {
  const made = await deps.intakes.findPublication(intake_id, publication_id)
  if (made?.state !== 'publishing') return
  const results = await mapInBatches(made.numbers, rowsAtOnce, async (number) => {
    const row = await deps.intakes.findRow(intake_id, number)
    const version = row === null ? null : await publishRow(deps, intake_id, row)
    return row === null || version === null
      ? { number, done: null }
      : { number, done: publishedAs(row, version) }
  })
  const done: Publication = {
    ...made,
    state: 'held',
    published: results.flatMap((one) => (one.done === null ? [] : [one.done])),
    refused: results.flatMap((one) => (one.done === null ? [one.number] : [])),
  }
  await countOpenRows(deps.intakes, intake_id)
  await deps.intakes.movePublication(intake_id, done, 'publishing')
}

/** Whoever applies is told of what the monopoly says, not of how we read it. */
const announceRow = (
  deps: PublicationWork,
  { only_reading, ...tender }: Publication['published'][number],
): Promise<void> =>
  only_reading
    ? deps.changes.send({ kind: 'tender', tender_id: tender.tender_id })
    : announceTender(deps, tender)

/** Tells of the tenders of a publication that was not undone. Repeating it does no harm. */
export async function announcePublication(
  deps: PublicationWork,
  { intake_id, publication_id }: Named,
): Promise<void> {
  const made = await deps.intakes.findPublication(intake_id, publication_id)
  if (made === null || made.state === 'undoing' || made.state === 'undone') return
  if (made.state === 'publishing') throw new Error('The publication is not stored yet')
  if (made.state === 'held') {
    const moved = await deps.intakes.movePublication(
      intake_id,
      { ...made, state: 'announced' },
      'held',
    )
    if (moved === 'refused') return
  }
  await mapInBatches(made.published, rowsAtOnce, (one) => announceRow(deps, one))
}

async function isApplied(deps: PublicationWork, tender_id: Tender['tender_id']): Promise<boolean> {
  for await (const _ of deps.applications.listApplicants(tender_id)) return true
  return false
}

/** Whether what was before the publication of a row stands again. */
async function undoRow(
  deps: PublicationWork,
  intake_id: IntakeId,
  { number, tender_id, version }: Publication['published'][number],
): Promise<boolean> {
  const row = await deps.intakes.findRow(intake_id, number)
  if (row === null) return false
  const stored = await deps.tenders.find(tender_id)
  if (row.state !== 'published') {
    // a repeated message, unless the row was read anew and its tender still stands as published
    if (stored?.version === version) return false
    if (stored !== null) await deps.changes.send({ kind: 'tender', tender_id })
    return true
  }
  if (stored?.version !== version) return false
  const { replaced } = row
  if (replaced === null) {
    if (await isApplied(deps, tender_id)) return false
    const open = { ...inState(row, 'confirmed'), replaced: null }
    const mark = deps.intakes.saveRowIn(intake_id, open, row.revision)
    return (await deps.tenders.remove(stored, [mark])) === 'written'
  }
  // versions only ever rise: drafts and matches may know the one that is taken back
  const again: Tender = {
    ...replaced,
    // recorded meanwhile, and no part of what is taken back
    result: stored.result,
    version: version + 1,
    updated_at: deps.now().toISOString(),
  }
  const open = { ...inState(row, 'confirmed'), replaced: null, stored_version: version + 1 }
  const mark = deps.intakes.saveRowIn(intake_id, open, row.revision)
  // as it was read then: the reader may have learned since
  const before = await deps.versions.find(tender_id, replaced.version)
  const criteria =
    before?.criteria ?? replaced.corrected_criteria ?? readCriteria(replaced.published)
  const from = before?.from ?? null
  const written = await storeTender(deps, again, criteria, stored, [mark], { from })
  if (written.ok) await deps.changes.send({ kind: 'tender', tender_id })
  return written.ok
}

/** Puts back what was before a publication; nobody was told of it. */
export async function undoPublishedRows(
  deps: PublicationWork,
  { intake_id, publication_id }: Named,
): Promise<void> {
  const made = await deps.intakes.findPublication(intake_id, publication_id)
  if (made?.state !== 'undoing') return
  const undone = await mapInBatches(made.published, rowsAtOnce, (one) =>
    undoRow(deps, intake_id, one),
  )
  const kept = made.published.filter((_, at) => undone[at] === false)
  // what is left was published after all
  await mapInBatches(kept, rowsAtOnce, (one) => announceRow(deps, one))
  const done: Publication = {
    ...made,
    state: 'undone',
    kept: kept.map(({ number }) => number),
  }
  await countOpenRows(deps.intakes, intake_id)
  await deps.intakes.movePublication(intake_id, done, 'undoing')
}
