import { type TenderId, tenderIdSchema, type UserId } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'

/**
 * The tenders that a user applies to, by the keys of the table of applications: the calendar needs no more
 * of them, and applications are made on top of tenders.
 */
export async function listChosenTenders(applications: Table, user_id: UserId): Promise<TenderId[]> {
  const where = { text: 'user_id = :user', values: { ':user': user_id } }
  const chosen: TenderId[] = []
  for await (const row of queryRows(applications, { where, projection: { text: 'tender_id' } })) {
    chosen.push(tenderIdSchema.parse(row.tender_id))
  }
  return chosen
}
