import type { UserId } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Row, Table } from '../../platform/dynamodb/table.ts'
import { mailAddressKey } from '../../platform/mail/mail-record-store.ts'

/** Every row of a user in a table keyed by users. */
export async function rowsOf(table: Table, user_id: UserId): Promise<Row[]> {
  const rows: Row[] = []
  const where = { text: 'user_id = :user', values: { ':user': user_id } }
  for await (const row of queryRows(table, { where })) rows.push(row)
  return rows
}

/** Every row of an address in the table of mails. */
export async function rowsOfAddress(table: Table, address: string): Promise<Row[]> {
  const rows: Row[] = []
  const where = { text: 'address = :address', values: { ':address': mailAddressKey(address) } }
  for await (const row of queryRows(table, { where })) rows.push(row)
  return rows
}
