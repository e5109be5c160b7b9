import type { IntakeId, TenderId } from '#domain/shared/ids.ts'
import { mostIntakeRows } from '#domain/tenders/plans/intake.ts'
import type { StoredRow } from '#domain/tenders/plans/intake-schema.ts'
import { doubtfulWords } from '#domain/tenders/plans/known-words.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { TenderStore } from '../tender-store.ts'
import { isOpenLine, rereadRow } from './intake-row.ts'
import type { IntakeStore } from './intake-store.ts'
import type { KnownWordsStore } from './known-words-store.ts'

export interface StoredReading {
  readonly intakes: IntakeStore
  readonly knownWords: Pick<KnownWordsStore, 'find'>
  readonly tenders: Pick<TenderStore, 'list' | 'findMany'>
  readonly now: Clock
  readonly log: Log
}

/** So many tenders are held at once: there are thousands, and each has all of its words. */
const tendersAtOnce = 100

async function* inBatches(ids: AsyncIterable<TenderId>): AsyncGenerator<TenderId[]> {
  let batch: TenderId[] = []
  for await (const id of ids) {
    batch.push(id)
    if (batch.length < tendersAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* storedIds({ tenders }: Pick<StoredReading, 'tenders'>): AsyncGenerator<TenderId> {
  for await (const { tender_id } of tenders.list({ from: '0', to: ':' })) yield tender_id
}

/** Those of some stored tenders that are read otherwise now. */
async function rowsOf(
  { tenders, knownWords }: StoredReading,
  ids: readonly TenderId[],
  first: number,
): Promise<StoredRow[]> {
  const stored = await tenders.findMany(ids)
  const known = await knownWords.find(
    stored.flatMap(({ published }) => doubtfulWords(readCriteria(published), [])),
  )
  const rows: StoredRow[] = []
  for (const tender of stored) {
    const row = rereadRow(tender, first + rows.length, known)
    if (row !== null) rows.push(row)
  }
  return rows
}

/**
 * Reads every stored tender again, and keeps those that are read otherwise now as rows to review: a better reader
 * counts once somebody has seen what it does. Of more than a plan may have the others wait for the next time.
 */
export async function readStored(deps: StoredReading, intake_id: IntakeId): Promise<void> {
  const intake = await deps.intakes.find(intake_id)
  // a repeated message: rows may be under review
  if (intake?.status !== 'reading') return deps.log.info('PLAN_IGNORED', { intake_id })
  const rows: StoredRow[] = []
  let compared = 0
  for await (const ids of inBatches(storedIds(deps))) {
    rows.push(...(await rowsOf(deps, ids, rows.length + 1)))
    compared += ids.length
    if (rows.length >= mostIntakeRows) break
  }
  const kept = rows.slice(0, mostIntakeRows)
  const before = await deps.intakes.listRows(intake_id)
  const revisions = new Map(before.map(({ number, revision }) => [number, revision]))
  await deps.intakes.replaceRows(
    intake_id,
    kept.map((row) => ({ ...row, revision: (revisions.get(row.number) ?? 0) + 1 })),
    before,
  )
  await deps.intakes.save({
    ...intake,
    status: 'read',
    problem: null,
    counts: {
      new: 0,
      changed: kept.length,
      unchanged: compared - rows.length,
      open: kept.filter(({ line }) => isOpenLine(line)).length,
    },
    read_at: deps.now().toISOString(),
  })
  deps.log.info('PLAN_READ', { intake_id, rows: kept.length, compared })
}
