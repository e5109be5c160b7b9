import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import { type TenderId, tenderIdSchema } from '#domain/shared/ids.ts'
import { type TenderSummary, tenderSummarySchema } from '#domain/tenders/tender.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { getRow, getRows, queryRows, type RowQuery } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Key, Table } from '../platform/dynamodb/table.ts'
import { checkIn, deleteIn, putIn, transact } from '../platform/dynamodb/transact.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import {
  type ListedTender,
  listedTenderSchema,
  type TenderRow,
  tenderListing,
  tenderRowSchema,
} from './tender-row.ts'

/** A place in the list: behind this tender. */
export const tenderPositionSchema = z.lazy(() =>
  z.object({
    tender_id: tenderIdSchema,
    deadline_key: z.string().min(1).max(40),
  }),
)
type TenderPosition = z.infer<typeof tenderPositionSchema>

const versionSchema = z.lazy(() =>
  tenderRowSchema.unwrap().pick({ tender_id: true, version: true }),
)

const nameSchema = z.lazy(() =>
  tenderRowSchema.unwrap().pick({ tender_id: true, deadline_key: true, search_text: true }),
)

interface TenderSelection {
  /** Bounds of `deadline_key`, both inclusive. */
  readonly from: string
  readonly to: string
  readonly filter?: Expression
  readonly descending?: boolean
  readonly after?: TenderPosition | null
  readonly pageSize?: number
  readonly look?: Look | undefined
}

/** The table of tenders. */
export interface TenderStore {
  readonly find: (tender_id: TenderId) => Promise<TenderRow | null>
  readonly findMany: (ids: readonly TenderId[]) => Promise<TenderRow[]>
  readonly findSummaries: (ids: readonly TenderId[]) => Promise<TenderSummary[]>
  readonly findVersions: (ids: readonly TenderId[]) => Promise<ReadonlyMap<TenderId, number>>
  /** In the order of their deadlines, read page by page. */
  readonly list: (selection: TenderSelection) => AsyncGenerator<ListedTender>
  /** What each is found by, latest deadlines first; read page by page. */
  readonly listNames: () => AsyncGenerator<z.infer<typeof nameSchema>>
  /** Every tender with its criteria: for the matching worker. */
  readonly listAll: () => Promise<TenderRow[]>
  /**
   * Only if the stored version is `replaces` (0: none is stored), has the result of this row, and if what is
   * held has the revision `over`; all writes together or none.
   */
  readonly save: (
    row: TenderRow,
    replaces: number,
    also?: readonly TransactWriteItem[],
    over?: number,
  ) => Promise<Written>
  /** Only over the result that was recorded at this moment (null: none); the version stays. */
  readonly saveResult: (row: TenderRow, over: string | null) => Promise<Written>
  /** Marks or forgets changes that are told of; only over this very row. */
  readonly saveHeld: (
    over: Pick<TenderRow, 'tender_id' | 'version' | 'held_revision'>,
    held: TenderRow['held'],
  ) => Promise<Written>
  /** Only this very version; all writes together or none. */
  readonly remove: (
    row: Pick<TenderRow, 'tender_id' | 'version'>,
    also?: readonly TransactWriteItem[],
  ) => Promise<Written>
  /** Part of a transaction: refuses it when the tender has another version by then. */
  readonly unchangedIn: (row: Pick<TenderRow, 'tender_id' | 'version'>) => TransactWriteItem
}

const onlyVersion = (version: number): Expression =>
  version === 0
    ? { text: 'attribute_not_exists(tender_id)' }
    : {
        text: '#version = :replaces',
        names: { '#version': 'version' },
        values: { ':replaces': version },
      }

/** Results are recorded beside versions: neither may lose the other. */
const onlyResult = (at: string | null): Expression =>
  at === null
    ? { text: 'attribute_not_exists(#result.#at)', names: { '#result': 'result', '#at': 'at' } }
    : {
        text: '#result.#at = :result_at',
        names: { '#result': 'result', '#at': 'at' },
        values: { ':result_at': at },
      }

/** Held changes are marked and forgotten within a version: no version may be made of what they were before. */
const onlyHeld = (revision: number): Expression => ({
  // rows from before there was one have none
  text:
    revision === 0
      ? '(attribute_not_exists(held_revision) OR held_revision = :held_revision)'
      : 'held_revision = :held_revision',
  values: { ':held_revision': revision },
})

const both = (one: Expression, other: Expression): Expression => ({
  text: `${one.text} AND ${other.text}`,
  names: { ...one.names, ...other.names },
  values: { ...one.values, ...other.values },
})

const onlyStored = (replaces: number, { result }: TenderRow, over: number): Expression =>
  replaces === 0
    ? onlyVersion(0)
    : both(both(onlyVersion(replaces), onlyResult(result?.at ?? null)), onlyHeld(over))

const listQuery = (selection: TenderSelection): RowQuery => ({
  index: 'by_deadline',
  where: {
    text: 'listing = :listing AND deadline_key BETWEEN :from AND :to',
    values: { ':listing': tenderListing, ':from': selection.from, ':to': selection.to },
  },
  filter: selection.filter,
  descending: selection.descending,
  after: selection.after ? { ...selection.after, listing: tenderListing } : undefined,
  pageSize: selection.pageSize,
  look: selection.look,
})

async function listAll(table: Table): Promise<TenderRow[]> {
  const keys: Key[] = []
  for await (const row of queryRows(table, listQuery({ from: '0', to: ':' }))) {
    keys.push({ tender_id: listedTenderSchema.parse(row).tender_id })
  }
  return (await getRows(table, keys)).map((row) => tenderRowSchema.parse(row))
}

export function createTenderStore(table: Table): TenderStore {
  const keys = (ids: readonly TenderId[]) => [...new Set(ids)].map((tender_id) => ({ tender_id }))
  return {
    find: async (tender_id) => {
      const row = await getRow(table, { tender_id })
      return row && tenderRowSchema.parse(row)
    },
    findMany: async (ids) => z.array(tenderRowSchema).parse(await getRows(table, keys(ids))),
    findSummaries: async (ids) => {
      const rows = await getRows(table, keys(ids), { text: 'summary' })
      return rows.map((row) => tenderSummarySchema.parse(row.summary))
    },
    findVersions: async (ids) => {
      const projection = { text: 'tender_id, #version', names: { '#version': 'version' } }
      const rows = await getRows(table, keys(ids), projection)
      const versions = rows.map((row) => versionSchema.parse(row))
      return new Map(versions.map(({ tender_id, version }) => [tender_id, version]))
    },
    list: async function* (selection) {
      for await (const row of queryRows(table, listQuery(selection))) {
        yield listedTenderSchema.parse(row)
      }
    },
    listNames: async function* () {
      const all = listQuery({ from: '0', to: `${behindAllDays}~`, descending: true })
      const projection = { text: 'tender_id, deadline_key, search_text' }
      for await (const row of queryRows(table, { ...all, projection })) yield nameSchema.parse(row)
    },
    listAll: () => listAll(table),
    unchangedIn: ({ tender_id, version }) => checkIn(table, { tender_id }, onlyVersion(version)),
    remove: ({ tender_id, version }, also = []) =>
      transact(table, [deleteIn(table, { tender_id }, onlyVersion(version)), ...also]),
    save: (row, replaces, also = [], over = 0) =>
      transact(table, [putIn(table, row, onlyStored(replaces, row, over)), ...also]),
    saveHeld: ({ tender_id, version, held_revision }, held) =>
      updateRow(
        table,
        { tender_id },
        {
          text: 'SET held = :held, held_revision = :next',
          values: { ':held': held, ':next': held_revision + 1 },
        },
        both(onlyVersion(version), onlyHeld(held_revision)),
      ),
    saveResult: ({ tender_id, version, result, summary }, over) =>
      updateRow(
        table,
        { tender_id },
        {
          text: 'SET #result = :result, summary.#result = :announced',
          names: { '#result': 'result' },
          values: { ':result': result, ':announced': summary.result },
        },
        both(onlyVersion(version), onlyResult(over)),
      ),
  }
}
