import type { IntakeId } from '#domain/shared/ids.ts'
import { comparePlan } from '#domain/tenders/plans/compare-plan.ts'
import type { Intake } from '#domain/tenders/plans/intake.ts'
import { mostIntakeRows } from '#domain/tenders/plans/intake.ts'
import type { StoredRow } from '#domain/tenders/plans/intake-schema.ts'
import { doubtfulWords, type KnownWords } from '#domain/tenders/plans/known-words.ts'
import {
  noPlanChoices,
  type PlanChoices,
  type PlanReading,
} from '#domain/tenders/plans/plan-reading.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { titleOf } from '#domain/tenders/title-of.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/logging/log.ts'
import { ReadingFailure } from '../../portfolio/reading/reading-failure.ts'
import type { TenderRow } from '../tender-row.ts'
import type { TenderStore } from '../tender-store.ts'
import type { ColumnMappingStore } from './column-mapping-store.ts'
import { isOpenLine, newRow, rowWith } from './intake-row.ts'
import type { IntakeStore } from './intake-store.ts'
import type { KnownWordsStore } from './known-words-store.ts'
import type { PlanFiles } from './plan-files.ts'

export interface IntakeReading {
  readonly intakes: IntakeStore
  readonly mappings: ColumnMappingStore
  readonly knownWords: KnownWordsStore
  readonly tenders: Pick<TenderStore, 'list' | 'findMany'>
  readonly files: Pick<PlanFiles, 'read'>
  readonly read: (bytes: Uint8Array, name: string, choices: PlanChoices) => Promise<PlanReading>
  readonly now: Clock
  readonly log: Log
}

/** Of words beside the tables so many are kept to be shown. */
const mostNotes = 50

/** The stored tenders that a plan may speak of: by its references, and those of its plans. */
async function storedFor({ tenders }: IntakeReading, { rows }: PlanReading): Promise<TenderRow[]> {
  const markets = new Set(rows.map(({ published }) => published.market))
  const references = new Set(rows.map(({ published }) => published.reference))
  const plans = new Set(rows.map(({ published }) => published.plan))
  const ids: TenderRow['tender_id'][] = []
  for await (const { summary } of tenders.list({ from: '0', to: ':' })) {
    const { tender_id, market, reference, plan = null } = summary
    if (!markets.has(market)) continue
    // one without a reference is known by its content
    const isNamed = reference === null || references.has(reference)
    if (isNamed || (plan !== null && plans.has(plan))) ids.push(tender_id)
  }
  return tenders.findMany(ids)
}

/** The row as it is read now; what was said of it stays where the file says the same as before. */
function keepReview(
  row: StoredRow,
  before: StoredRow | undefined,
  stored: TenderRow | null,
  known: KnownWords,
): StoredRow {
  if (before === undefined || before.read_digest !== row.read_digest) {
    return { ...row, revision: (before?.revision ?? 0) + 1 }
  }
  const { published, criteria, state, replaced, revision } = before
  const content = { ...row, published, criteria, state, replaced, revision: revision + 1 }
  return rowWith(content, stored, known)
}

async function storeReading(
  deps: IntakeReading,
  intake: Intake,
  reading: PlanReading,
): Promise<Intake> {
  const stored = await storedFor(deps, reading)
  const { added, changed, unchanged, missing } = comparePlan(reading.rows, stored)
  const compared = new Map(
    [...changed, ...unchanged].map((one) => [one.row.published.id, one.stored.tender_id] as const),
  )
  const byId = new Map(stored.map((tender) => [tender.tender_id, tender]))
  const words = reading.rows.flatMap(({ published, left_out }) =>
    doubtfulWords(readCriteria(published), left_out),
  )
  const known = await deps.knownWords.find(words)
  const setAside = new Set(
    reading.columns.flatMap(({ field, by, header }) =>
      field === null && by === 'mapping' && header !== null ? [header] : [],
    ),
  )
  const before = await deps.intakes.listRows(intake.intake_id)
  const rows = reading.rows.map((read, at) => {
    const id = compared.get(read.published.id)
    const against = id === undefined ? null : (byId.get(id) ?? null)
    const row = newRow(read, at + 1, against, known, setAside)
    return keepReview(
      row,
      before.find(({ number }) => number === row.number),
      against,
      known,
    )
  })
  await deps.intakes.replaceRows(intake.intake_id, rows, before)
  return {
    ...intake,
    status: 'read',
    problem: null,
    source: reading.rows[0]?.published.monopoly ?? intake.source,
    columns: reading.columns.map((column) => ({ ...column, examples: [...column.examples] })),
    notes: reading.notes.slice(0, mostNotes),
    counts: {
      new: added.length,
      changed: changed.length,
      unchanged: unchanged.length,
      open: rows.filter(({ line }) => isOpenLine(line)).length,
    },
    missing: missing.map(({ tender_id, published }) => ({
      tender_id,
      reference: published.reference,
      title: titleOf(published),
    })),
    read_at: deps.now().toISOString(),
  }
}

/** Reads with what was said of the columns of the source, which the reading itself tells. */
async function readFor(
  { read, mappings }: IntakeReading,
  bytes: Uint8Array,
  { file_name, source }: Intake,
): Promise<PlanReading> {
  const name = file_name ?? ''
  const first = await read(bytes, name, { ...noPlanChoices, monopoly: source })
  const told = source ?? first.rows[0]?.published.monopoly ?? null
  const columns = told === null ? {} : await mappings.find(told)
  const isSaid = first.columns.some(
    ({ header }) => header !== null && Object.hasOwn(columns, header),
  )
  return isSaid ? read(bytes, name, { ...noPlanChoices, monopoly: told, columns }) : first
}

/** Reads a plan that arrived and compares it with what is stored. Repeating it changes nothing. */
export async function readIntake(deps: IntakeReading, intake_id: IntakeId): Promise<void> {
  const intake = await deps.intakes.find(intake_id)
  const file = intake === null ? null : await deps.files.read(intake_id)
  if (intake === null || file === null) return deps.log.info('PLAN_IGNORED', { intake_id })
  const refuse = (problem: string) =>
    deps.intakes.save({
      ...intake,
      status: 'failed',
      problem,
      read_at: deps.now().toISOString(),
    })
  try {
    const reading = await readFor(deps, file.bytes, intake)
    if (reading.rows.length > mostIntakeRows) return await refuse('too_many_rows')
    const done = await storeReading(deps, intake, reading)
    await deps.intakes.save(done)
    deps.log.info('PLAN_READ', { intake_id, rows: reading.rows.length })
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error
    await refuse(error.code)
    deps.log.info('PLAN_READ', { intake_id, problem: error.code })
  }
}
