import type { UserId } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Row, Table } from '../../platform/dynamodb/table.ts'

/** Every row of a user in a table keyed by users. */
export async function rowsOf(table: Table, user_id: UserId): Promise<Row[]> {
  const rows: Row[] = []
  const where = { text: 'user_id = :user', values: { ':user': user_id } }
  for await (const row of queryRows(table, { where })) rows.push(row)
  return rows
}
