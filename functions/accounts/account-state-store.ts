import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'

const accountStateSchema = z.object({
  /** Sessions begun before are over. */
  signed_out_at: instantSchema.nullable().default(null),
  /** Stays when the account is gone: the proof of its deletion. */
  deletion_requested_at: instantSchema.nullable().default(null),
})
export type AccountState = z.infer<typeof accountStateSchema>

/** What the server decided about an account, beside what the user pool knows; one row per user. */
export interface AccountStateStore {
  readonly find: (user_id: UserId) => Promise<AccountState>
  readonly endSessions: (user_id: UserId, now: Date) => Promise<void>
  readonly markDeletion: (user_id: UserId, now: Date) => Promise<void>
}

export function createAccountStateStore(table: Table): AccountStateStore {
  return {
    find: async (user_id) => accountStateSchema.parse((await getRow(table, { user_id })) ?? {}),
    endSessions: async (user_id, now) => {
      const values = { ':now': now.toISOString() }
      await updateRow(table, { user_id }, { text: 'SET signed_out_at = :now', values })
    },
    markDeletion: async (user_id, now) => {
      const text = 'SET deletion_requested_at = :now, signed_out_at = :now'
      await updateRow(table, { user_id }, { text, values: { ':now': now.toISOString() } })
    },
  }
}
