import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { importChoicesSchema } from '#domain/portfolio/import-choices.ts'
import { uploadSchema } from '#domain/portfolio/upload-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UploadId, type UserId, uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, getRows, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteIn, putIn, transact } from '../platform/dynamodb/transact.ts'
import { putRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** An upload as it lies in its table. */
const uploadRowSchema = z.lazy(() =>
  uploadSchema.unwrap().extend({
    user_id: userIdSchema,
    /** The stored bytes that were read last; null before that. */
    read_etag: z.string().nullable(),
    /** +1 at every command (read again, undo): work that was asked for by an earlier one writes nothing. */
    revision: z.int().nonnegative().default(0),
    /** What was said of this import; null: nothing, what was said of lists with the same columns counts. */
    choices: importChoicesSchema.nullable().default(null),
  }),
)
export type UploadRow = z.infer<typeof uploadRowSchema>

/** What the list needs of every file before it reads the rows of one page. */
const uploadLineSchema = z.lazy(() =>
  z.object({ upload_id: uploadIdSchema, created_at: instantSchema }),
)
export type UploadLine = z.infer<typeof uploadLineSchema>

/** The table of uploads. */
export interface UploadStore {
  readonly find: (user_id: UserId, upload_id: UploadId) => Promise<UploadRow | null>
  readonly findMany: (user_id: UserId, ids: readonly UploadId[]) => Promise<UploadRow[]>
  /** All of a user, in no particular order. */
  readonly listLines: (user_id: UserId) => Promise<UploadLine[]>
  readonly add: (row: UploadRow) => Promise<void>
  /** Together with the other writes; refused when the upload was removed meanwhile, or something else asked of it. */
  readonly update: (row: UploadRow, others?: TransactWriteItem[]) => Promise<Written>
  /** The next revision, with what is asked for now; refused when somebody else was faster. */
  readonly command: (row: UploadRow) => Promise<Written>
  readonly remove: (
    user_id: UserId,
    upload_id: UploadId,
    others: TransactWriteItem[],
  ) => Promise<Written>
}

export function createUploadStore(table: Table): UploadStore {
  const stillThere = { text: 'attribute_exists(upload_id)' }
  const sameRevision = (revision: number) => ({
    // rows from before there were revisions have none
    text: `${stillThere.text} AND (revision = :revision${revision === 0 ? ' OR attribute_not_exists(revision)' : ''})`,
    values: { ':revision': revision },
  })
  return {
    find: async (user_id, upload_id) => {
      const row = await getRow(table, { user_id, upload_id })
      return row && uploadRowSchema.parse(row)
    },
    findMany: async (user_id, ids) => {
      const keys = ids.map((upload_id) => ({ user_id, upload_id }))
      return (await getRows(table, keys)).map((row) => uploadRowSchema.parse(row))
    },
    listLines: async (user_id) => {
      const lines: UploadLine[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      const projection = { text: 'upload_id, created_at' }
      for await (const row of queryRows(table, { where, projection })) {
        lines.push(uploadLineSchema.parse(row))
      }
      return lines
    },
    add: async (row) => {
      await putRow(table, row, { text: 'attribute_not_exists(upload_id)' })
    },
    update: (row, others = []) =>
      others.length === 0
        ? putRow(table, row, sameRevision(row.revision))
        : transact(table, [putIn(table, row, sameRevision(row.revision)), ...others]),
    command: (row) =>
      putRow(table, { ...row, revision: row.revision + 1 }, sameRevision(row.revision)),
    remove: (user_id, upload_id, others) =>
      transact(table, [deleteIn(table, { user_id, upload_id }, stillThere), ...others]),
  }
}
