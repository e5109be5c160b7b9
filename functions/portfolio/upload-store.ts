import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { uploadSchema } from '#domain/portfolio/upload.ts'
import { type UploadId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteIn, putIn, transact } from '../platform/dynamodb/transact.ts'
import { putRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** An upload as it lies in its table. */
const uploadRowSchema = z.lazy(() =>
  uploadSchema.unwrap().extend({
    user_id: userIdSchema,
    /** The stored bytes that were read last; null before that. */
    read_etag: z.string().nullable(),
  }),
)
export type UploadRow = z.infer<typeof uploadRowSchema>

/** A list with 500 problems of every file would soon be larger than an answer may be (6 MB). */
const listedProblems = 5

/** The table of uploads. */
export interface UploadStore {
  readonly find: (user_id: UserId, upload_id: UploadId) => Promise<UploadRow | null>
  /** Newest first, each with its first problems only: all of them stand on the upload itself. */
  readonly list: (user_id: UserId) => Promise<UploadRow[]>
  readonly add: (row: UploadRow) => Promise<void>
  /** Together with the other writes; refused when the upload has been removed meanwhile. */
  readonly update: (row: UploadRow, others?: TransactWriteItem[]) => Promise<Written>
  readonly remove: (
    user_id: UserId,
    upload_id: UploadId,
    others: TransactWriteItem[],
  ) => Promise<Written>
}

export function createUploadStore(table: Table): UploadStore {
  const stillThere = { text: 'attribute_exists(upload_id)' }
  return {
    find: async (user_id, upload_id) => {
      const row = await getRow(table, { user_id, upload_id })
      return row && uploadRowSchema.parse(row)
    },
    list: async (user_id) => {
      const rows: UploadRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const stored of queryRows(table, { where })) {
        const row = uploadRowSchema.parse(stored)
        rows.push({ ...row, problems: row.problems.slice(0, listedProblems) })
      }
      return rows.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    },
    add: async (row) => {
      await putRow(table, row, { text: 'attribute_not_exists(upload_id)' })
    },
    update: (row, others = []) =>
      others.length === 0
        ? putRow(table, row, stillThere)
        : transact(table, [putIn(table, row, stillThere), ...others]),
    remove: (user_id, upload_id, others) =>
      transact(table, [deleteIn(table, { user_id, upload_id }, stillThere), ...others]),
  }
}
