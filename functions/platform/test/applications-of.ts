import type { UserId } from '#domain/shared/ids.ts'
import type { ApplicationRow } from '../../applications/application-row.ts'
import type { ApplicationStore } from '../../applications/application-store.ts'

/** All applications of a user, whole. */
export async function applicationsOf(
  applications: Pick<ApplicationStore, 'find' | 'listSummaries'>,
  user_id: UserId,
): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = []
  for await (const { tender_id } of applications.listSummaries(user_id, null, 100)) {
    const row = await applications.find(user_id, tender_id)
    if (row !== null) rows.push(row)
  }
  return rows
}
