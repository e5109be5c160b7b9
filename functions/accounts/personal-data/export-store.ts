import { type DataExport, dataExportSchema } from '#domain/accounts/data-export.ts'
import type { ExportId, UserId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow } from '../../platform/dynamodb/write-rows.ts'

/** Three a day are made and each is there for a day: none of those left out can be had any more. */
const mostListed = 20

/** Longer than the queue tries: what is still being made then was lost, and the user may ask again. */
const makingHours = 3

/** The table of exports. One whose day is over reads as `expired`, one that was lost as `failed`. */
export interface ExportStore {
  /** The newest ones. */
  readonly list: (user_id: UserId, now: Date) => Promise<DataExport[]>
  readonly find: (user_id: UserId, export_id: ExportId, now: Date) => Promise<DataExport | null>
  readonly save: (user_id: UserId, one: DataExport) => Promise<void>
}

const asOf = (row: unknown, now: Date): DataExport => {
  const one = dataExportSchema.parse(row)
  const isOver = one.status === 'ready' && (one.expires_at ?? '') <= now.toISOString()
  if (isOver) return { ...one, status: 'expired' }
  const mayTakeUntil = Date.parse(one.requested_at) + makingHours * 3_600_000
  const isLost = one.status === 'being_made' && mayTakeUntil <= now.getTime()
  return isLost ? { ...one, status: 'failed' } : one
}

export function createExportStore(table: Table): ExportStore {
  return {
    list: async (user_id, now) => {
      const exports: DataExport[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) exports.push(asOf(row, now))
      return exports
        .sort((a, b) => b.requested_at.localeCompare(a.requested_at))
        .slice(0, mostListed)
    },
    find: async (user_id, export_id, now) => {
      const row = await getRow(table, { user_id, export_id })
      return row && asOf(row, now)
    },
    save: async (user_id, one) => {
      await putRow(table, { ...dataExportSchema.parse(one), user_id })
    },
  }
}
