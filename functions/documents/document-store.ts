import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { documentKindIds } from '#domain/documents/kinds.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type DocumentId, documentIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, getRows, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { checkIn } from '../platform/dynamodb/transact.ts'
import { deleteRow, putRow } from '../platform/dynamodb/write-rows.ts'
import { changedRow, type DocumentRow, documentRowSchema } from './document-row.ts'

/** What the list needs of every document before it reads the rows of one page. */
const documentLineSchema = z.lazy(() =>
  z.object({
    document_id: documentIdSchema,
    kind: z.enum(documentKindIds),
    valid_to: calendarDateSchema.nullable(),
    replaced_by: documentIdSchema.nullable(),
    deleted_at: instantSchema.nullable(),
  }),
)
export type DocumentLine = z.infer<typeof documentLineSchema>

const ownDocumentSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, document_id: documentIdSchema }),
)
export type OwnDocument = z.infer<typeof ownDocumentSchema>

/** A document as the index `by_due` holds it. */
const dueDocumentSchema = z.lazy(() =>
  ownDocumentSchema.unwrap().extend({ due_on: calendarDateSchema }),
)
type DueDocument = z.infer<typeof dueDocumentSchema>

/** The table of documents. */
export interface DocumentStore {
  /** Also a deleted one. */
  readonly find: (user_id: UserId, document_id: DocumentId) => Promise<DocumentRow | null>
  readonly findMany: (user_id: UserId, ids: readonly DocumentId[]) => Promise<DocumentRow[]>
  /** All of a user, in no particular order. */
  readonly listLines: (user_id: UserId) => Promise<DocumentLine[]>
  readonly add: (row: DocumentRow) => Promise<void>
  /**
   * Writes what the change makes of the row as it is; made again when somebody else was faster. Null from
   * the change: nothing is written. Null as the answer: there is no such row.
   */
  readonly change: (
    own: OwnDocument,
    change: (row: DocumentRow) => DocumentRow | null,
    now: Date,
  ) => Promise<DocumentRow | null>
  /** Nothing happens when it was changed since it was read. */
  readonly remove: (row: DocumentRow) => Promise<void>
  /** Part of a transaction: refuses it when the document was changed since it was read. */
  readonly unchangedIn: (row: DocumentRow) => TransactWriteItem
  /** The documents of all users for which there is something to do on that day. */
  readonly due: (day: CalendarDate) => AsyncGenerator<DueDocument>
}

/** One partition of the index holds all that will be due. */
const listing = 'documents'

const stored = ({ due_on, ...row }: DocumentRow) =>
  due_on === null ? row : { ...row, due_on, due_listing: listing }

const ofRevision = (revision: number) => ({
  text: 'revision = :revision',
  values: { ':revision': revision },
})

export function createDocumentStore(table: Table): DocumentStore {
  const find = async (user_id: UserId, document_id: DocumentId) => {
    const row = await getRow(table, { user_id, document_id })
    return row && documentRowSchema.parse(row)
  }
  return {
    find,
    findMany: async (user_id, ids) => {
      const keys = ids.map((document_id) => ({ user_id, document_id }))
      return (await getRows(table, keys)).map((row) => documentRowSchema.parse(row))
    },
    listLines: async (user_id) => {
      const lines: DocumentLine[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      const projection = { text: 'document_id, kind, valid_to, replaced_by, deleted_at' }
      for await (const row of queryRows(table, { where, projection })) {
        lines.push(documentLineSchema.parse(row))
      }
      return lines
    },
    add: async (row) => {
      await putRow(table, stored(row), { text: 'attribute_not_exists(document_id)' })
    },
    change: async ({ user_id, document_id }, change, now) => {
      for (;;) {
        const before = await find(user_id, document_id)
        if (before === null) return null
        const after = change(before)
        if (after === null) return before
        const row = changedRow(before, after, now)
        if ((await putRow(table, stored(row), ofRevision(before.revision))) === 'written')
          return row
      }
    },
    remove: async ({ user_id, document_id, revision }) => {
      await deleteRow(table, { user_id, document_id }, ofRevision(revision))
    },
    unchangedIn: ({ user_id, document_id, revision }) =>
      checkIn(table, { user_id, document_id }, ofRevision(revision)),
    due: async function* (day) {
      const where = {
        text: 'due_listing = :listing AND due_on <= :day',
        values: { ':listing': listing, ':day': day },
      }
      for await (const row of queryRows(table, { where, index: 'by_due' })) {
        yield dueDocumentSchema.parse(row)
      }
    },
  }
}
