import type * as z from 'zod'
import { mostViewsListed, type SavedView, type ViewId } from '#domain/shared/saved-view.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { deleteRow, putRow } from '../dynamodb/write-rows.ts'
import { firstOf } from '../http/take-page.ts'

/** A table of saved views, a partition for each owner: an account, or a shelf that several share. */
export interface ViewStore<View extends SavedView> {
  readonly list: (owner: string) => Promise<View[]>
  readonly find: (owner: string, view_id: ViewId) => Promise<View | null>
  readonly save: (owner: string, view: View) => Promise<void>
  readonly remove: (owner: string, view_id: ViewId) => Promise<void>
}

export interface KindOfView<View extends SavedView> {
  readonly schema: z.ZodType<View>
  /** So many of one owner may be saved. */
  readonly most: number
}

export function createViewStore<View extends SavedView>(
  table: Table,
  { schema, most }: KindOfView<View>,
): ViewStore<View> {
  const listed = mostViewsListed(most)
  const keyOf = (owner: string, view_id: ViewId) => ({ user_id: owner, view_id })
  return {
    list: async (owner) => {
      const where = { text: 'user_id = :owner', values: { ':owner': owner } }
      const rows = await firstOf(queryRows(table, { where, pageSize: listed }), listed)
      return rows.map((row) => schema.parse(row))
    },
    find: async (owner, view_id) => {
      const row = await getRow(table, keyOf(owner, view_id))
      return row && schema.parse(row)
    },
    save: async (owner, view) => {
      await putRow(table, { ...view, ...keyOf(owner, view.view_id) })
    },
    remove: async (owner, view_id) => {
      await deleteRow(table, keyOf(owner, view_id), { text: 'attribute_exists(view_id)' })
    },
  }
}
