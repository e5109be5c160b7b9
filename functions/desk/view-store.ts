import {
  type DeskView,
  type DeskViewId,
  deskViewSchema,
  mostViews,
  type ViewShelf,
} from '#domain/desk/desk-view.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteRow, putRow } from '../platform/dynamodb/write-rows.ts'
import { firstOf } from '../platform/http/take-page.ts'

/** Where a view lies; whose shelf `own` is. */
interface Place {
  readonly by: UserId
  readonly shelf: ViewShelf
  readonly view_id: DeskViewId
}

/** The table of saved views: a partition for each member of the desk and one that they share. */
export interface ViewStore {
  readonly list: (by: UserId, shelf: ViewShelf) => Promise<DeskView[]>
  readonly find: (place: Place) => Promise<DeskView | null>
  readonly save: (by: UserId, view: DeskView) => Promise<void>
  readonly remove: (place: Place) => Promise<void>
}

/** No user's id: those of the user pool are UUIDs. */
const sharedPartition = 'desk'

const keyOf = ({ by, shelf, view_id }: Place) => ({ user_id: partitionOf(by, shelf), view_id })
const partitionOf = (by: UserId, shelf: ViewShelf) => (shelf === 'own' ? by : sharedPartition)

export const createViewStore = (table: Table): ViewStore => ({
  list: async (by, shelf) => {
    const where = { text: 'user_id = :owner', values: { ':owner': partitionOf(by, shelf) } }
    const rows = await firstOf(queryRows(table, { where, pageSize: mostViews }), mostViews)
    return rows.map((row) => deskViewSchema.parse(row))
  },
  find: async (place) => {
    const row = await getRow(table, keyOf(place))
    return row && deskViewSchema.parse(row)
  },
  save: async (by, view) => {
    const { shelf, view_id } = view
    await putRow(table, { ...view, ...keyOf({ by, shelf, view_id }) })
  },
  remove: async (place) => {
    await deleteRow(table, keyOf(place), { text: 'attribute_exists(view_id)' })
  },
})
