import * as z from 'zod'
import type { PendingDeletion } from '#domain/accounts/erasure.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

const accountStateSchema = z.lazy(() =>
  z.object({
    /** Sessions begun before are over. */
    signed_out_at: instantSchema.nullable().default(null),
    /** Stays when the account is gone: the proof of its deletion. */
    deletion_requested_at: instantSchema.nullable().default(null),
    /** When the grace period of a deletion ends. */
    erase_after: instantSchema.nullable().default(null),
    /** Since then nobody can take the deletion back. */
    erasing_since: instantSchema.nullable().default(null),
    /** The language to say goodbye in. */
    deletion_locale: localeSchema.nullable().default(null),
    /** Where to say it, while the account is being erased. */
    deletion_address: z.string().nullable().default(null),
  }),
)
export type AccountState = z.infer<typeof accountStateSchema>

/** What the server decided about an account, beside what the user pool knows; one row per user. */
export interface AccountStateStore {
  readonly find: (user_id: UserId) => Promise<AccountState>
  readonly endSessions: (user_id: UserId, now: Date) => Promise<void>
  /** Ends all sessions as well. One asked for before keeps its end. */
  readonly markDeletion: (
    user_id: UserId,
    deletion: PendingDeletion,
    locale: Locale,
  ) => Promise<void>
  /** Refused when there is none, or when it has begun. */
  readonly cancelDeletion: (user_id: UserId) => Promise<Written>
  /** Ends all sessions as well. Refused before its time, and when it was taken back; again after a fault it may go on. */
  readonly beginErasure: (user_id: UserId, now: Date) => Promise<Written>
  /** For the goodbye, until the erasure has ended. */
  readonly keepAddress: (user_id: UserId, address: string) => Promise<void>
  readonly endErasure: (user_id: UserId) => Promise<void>
  /** Whose grace period is over. */
  readonly listDue: (now: Date) => Promise<UserId[]>
}

export function createAccountStateStore(table: Table): AccountStateStore {
  return {
    find: async (user_id) => accountStateSchema.parse((await getRow(table, { user_id })) ?? {}),
    endSessions: async (user_id, now) => {
      const values = { ':now': now.toISOString() }
      await updateRow(table, { user_id }, { text: 'SET signed_out_at = :now', values })
    },
    markDeletion: async (user_id, { requested_at, erase_after }, locale) => {
      const text =
        'SET signed_out_at = :now, deletion_locale = :locale, deletion_requested_at = if_not_exists(deletion_requested_at, :now), erase_after = if_not_exists(erase_after, :end)'
      const values = { ':now': requested_at, ':end': erase_after, ':locale': locale }
      await updateRow(table, { user_id }, { text, values })
    },
    cancelDeletion: (user_id) =>
      updateRow(
        table,
        { user_id },
        { text: 'REMOVE deletion_requested_at, erase_after, deletion_locale' },
        { text: 'attribute_exists(erase_after) AND attribute_not_exists(erasing_since)' },
      ),
    beginErasure: (user_id, now) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET signed_out_at = :now, erasing_since = if_not_exists(erasing_since, :now)',
          values: { ':now': now.toISOString() },
        },
        { text: 'erase_after <= :now' },
      ),
    keepAddress: async (user_id, address) => {
      const values = { ':address': address }
      await updateRow(table, { user_id }, { text: 'SET deletion_address = :address', values })
    },
    endErasure: async (user_id) => {
      const text = 'REMOVE erase_after, deletion_locale, deletion_address'
      await updateRow(table, { user_id }, { text })
    },
    listDue: async (now) => {
      const due: UserId[] = []
      for await (const row of scanRows(table)) {
        const { erase_after } = accountStateSchema.parse(row)
        if (erase_after !== null && erase_after <= now.toISOString()) {
          due.push(userIdSchema.parse(row.user_id))
        }
      }
      return due
    },
  }
}
