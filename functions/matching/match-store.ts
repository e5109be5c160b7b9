import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { type MatchRow, matchRowSchema } from './match-row.ts'

/** `older`: what is stored knows a newer portfolio and a tender at least as new. `mixed`: neither knows both. */
type MatchWritten = 'written' | 'older' | 'mixed'

/** The table of matches, one row per user and tender. */
export interface MatchStore {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<MatchRow | null>
  readonly list: (user_id: UserId) => Promise<MatchRow[]>
  /** Never over a row that knows a newer portfolio or a newer tender. */
  readonly save: (row: MatchRow) => Promise<MatchWritten>
}

export function createMatchStore(table: Table): MatchStore {
  const find = async (user_id: UserId, tender_id: TenderId) => {
    const row = await getRow(table, { user_id, tender_id })
    return row && matchRowSchema.parse(row)
  }
  return {
    find,
    list: async (user_id) => {
      const rows: MatchRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) rows.push(matchRowSchema.parse(row))
      return rows
    },
    save: async (row) => {
      const written = await putRow(table, row, {
        text: 'attribute_not_exists(tender_id) OR (portfolio_version <= :portfolio AND tender_version <= :tender)',
        values: { ':portfolio': row.portfolio_version, ':tender': row.tender_version },
      })
      if (written === 'written') return 'written'
      const stored = await find(row.user_id, row.tender_id)
      const isOlder =
        stored !== null &&
        stored.portfolio_version >= row.portfolio_version &&
        stored.tender_version >= row.tender_version
      return isOlder ? 'older' : 'mixed'
    },
  }
}
