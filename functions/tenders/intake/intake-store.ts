import { isDeepStrictEqual } from 'node:util'
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import type { IntakeId } from '#domain/shared/ids.ts'
import type { Intake, Publication } from '#domain/tenders/plans/intake.ts'
import {
  intakeLineSchema,
  intakeSchema,
  publicationSchema,
  type StoredRow,
  storedRowSchema,
} from '#domain/tenders/plans/intake-schema.ts'
import { getRow, queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../../platform/dynamodb/table.ts'
import { putIn } from '../../platform/dynamodb/transact.ts'
import { deleteRows, putRow, updateRow, type Written } from '../../platform/dynamodb/write-rows.ts'
import { mapInBatches } from '../../platform/map-in-batches.ts'

/** The one partition of the index `by_brought`. */
const intakeListing = 'intake'

const head = 'head'
const entryOfRow = (number: number) => `row#${String(number).padStart(5, '0')}`
const entryOfPublication = (publication_id: string) => `publication#${publication_id}`

export const intakePositionSchema = z.lazy(() =>
  intakeSchema.unwrap().pick({ intake_id: true, brought_at: true }),
)
type Position = z.infer<typeof intakePositionSchema>

/** What the index holds of an intake. */
const listedSchema = z.lazy(() =>
  intakeSchema.unwrap().omit({ columns: true, notes: true, missing: true }),
)
type ListedIntake = z.infer<typeof listedSchema>

const headRow = (intake: Intake) => ({ ...intake, entry: head, listing: intakeListing })
const rowOf = (intake_id: IntakeId, row: StoredRow) => ({
  ...row,
  intake_id,
  entry: entryOfRow(row.number),
})
const isRevision = (revision: number): Expression => ({
  text: '#revision = :revision',
  names: { '#revision': 'revision' },
  values: { ':revision': revision },
})

const isNew: Expression = {
  text: 'attribute_not_exists(#entry)',
  names: { '#entry': 'entry' },
}
/** How many rows of a plan are written at once. */
const writesAtOnce = 16

/** The table of plans: of each one row for itself, one for every row of it, one for every publication. */
export interface IntakeStore {
  readonly find: (intake_id: IntakeId) => Promise<Intake | null>
  readonly save: (intake: Intake) => Promise<void>
  /** Newest first unless the oldest are. */
  readonly list: (
    after: Position | null,
    pageSize: number,
    isOldestFirst?: boolean,
  ) => AsyncGenerator<ListedIntake>
  /** How many rows wait for somebody. */
  readonly saveOpenCount: (intake_id: IntakeId, open: number) => Promise<Written>
  readonly findRow: (intake_id: IntakeId, number: number) => Promise<StoredRow | null>
  readonly listRows: (intake_id: IntakeId) => Promise<StoredRow[]>
  readonly listLines: (intake_id: IntakeId) => Promise<z.infer<typeof intakeLineSchema>[]>
  /** Over the rows `before`: what was said of a row meanwhile stays, and so does one that is read as before. */
  readonly replaceRows: (
    intake_id: IntakeId,
    rows: readonly StoredRow[],
    before: readonly StoredRow[],
  ) => Promise<void>
  /** Only over this revision. */
  readonly saveRow: (intake_id: IntakeId, row: StoredRow, over: number) => Promise<Written>
  readonly saveRowIn: (intake_id: IntakeId, row: StoredRow, over: number) => TransactWriteItem
  readonly addPublication: (intake_id: IntakeId, made: Publication) => Promise<void>
  readonly findPublication: (
    intake_id: IntakeId,
    publication_id: string,
  ) => Promise<Publication | null>
  readonly lastPublication: (intake_id: IntakeId) => Promise<Publication | null>
  /** Only out of one of these states. */
  readonly movePublication: (
    intake_id: IntakeId,
    to: Publication,
    from: Publication['state'],
  ) => Promise<Written>
}

export function createIntakeStore(table: Table): IntakeStore {
  const entries = (intake_id: IntakeId, prefix: string) => ({
    text: 'intake_id = :intake AND begins_with(#entry, :prefix)',
    names: { '#entry': 'entry' },
    values: { ':intake': intake_id, ':prefix': prefix },
  })
  const publicationRow = (intake_id: IntakeId, made: Publication) => ({
    ...made,
    intake_id,
    entry: entryOfPublication(made.publication_id),
  })
  return {
    find: async (intake_id) => {
      const row = await getRow(table, { intake_id, entry: head })
      return row && intakeSchema.parse(row)
    },
    save: async (intake) => {
      await putRow(table, headRow(intakeSchema.parse(intake)))
    },
    list: async function* (after, pageSize, isOldestFirst = false) {
      const query = {
        index: 'by_brought',
        where: { text: 'listing = :listing', values: { ':listing': intakeListing } },
        descending: !isOldestFirst,
        after: after === null ? undefined : { ...after, entry: head, listing: intakeListing },
        pageSize,
      }
      for await (const row of queryRows(table, query)) yield listedSchema.parse(row)
    },
    saveOpenCount: (intake_id, open) =>
      updateRow(
        table,
        { intake_id, entry: head },
        {
          text: 'SET #counts.#open = :open',
          names: { '#counts': 'counts', '#open': 'open' },
          values: { ':open': open },
        },
        { text: 'attribute_exists(intake_id)' },
      ),
    findRow: async (intake_id, number) => {
      const row = await getRow(table, { intake_id, entry: entryOfRow(number) })
      return row && storedRowSchema.parse(row)
    },
    listRows: async (intake_id) => {
      const rows: StoredRow[] = []
      for await (const row of queryRows(table, { where: entries(intake_id, 'row#') }))
        rows.push(storedRowSchema.parse(row))
      return rows
    },
    listLines: async (intake_id) => {
      const lines: z.infer<typeof intakeLineSchema>[] = []
      const projection = { text: '#line', names: { '#line': 'line' } }
      for await (const { line } of queryRows(table, {
        where: entries(intake_id, 'row#'),
        projection,
      }))
        lines.push(intakeLineSchema.parse(line))
      return lines
    },
    replaceRows: async (intake_id, rows, before) => {
      const earlier = new Map(before.map((row) => [row.number, row]))
      await mapInBatches(rows, writesAtOnce, (row) => {
        const read = storedRowSchema.parse(row)
        const old = earlier.get(row.number)
        if (old === undefined) return putRow(table, rowOf(intake_id, read), isNew)
        const { revision } = old
        return isDeepStrictEqual({ ...read, revision }, old)
          ? Promise.resolve('refused' as const)
          : putRow(table, rowOf(intake_id, read), isRevision(revision))
      })
      const kept = new Set(rows.map(({ number }) => number))
      const gone = before.filter(({ number }) => !kept.has(number))
      await deleteRows(
        table,
        gone.map(({ number }) => ({ intake_id, entry: entryOfRow(number) })),
      )
    },
    saveRow: (intake_id, row, over) =>
      putRow(table, rowOf(intake_id, storedRowSchema.parse(row)), isRevision(over)),
    saveRowIn: (intake_id, row, over) =>
      putIn(table, rowOf(intake_id, storedRowSchema.parse(row)), isRevision(over)),
    addPublication: async (intake_id, made) => {
      await putRow(table, publicationRow(intake_id, made))
    },
    findPublication: async (intake_id, publication_id) => {
      const entry = entryOfPublication(publication_id)
      const row = await getRow(table, { intake_id, entry })
      return row && publicationSchema.parse(row)
    },
    lastPublication: async (intake_id) => {
      const where = entries(intake_id, 'publication#')
      for await (const row of queryRows(table, { where, descending: true, pageSize: 1 }))
        return publicationSchema.parse(row)
      return null
    },
    movePublication: (intake_id, to, from) =>
      putRow(table, publicationRow(intake_id, to), {
        text: '#state = :from',
        names: { '#state': 'state' },
        values: { ':from': from },
      }),
  }
}
