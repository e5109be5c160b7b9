import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { hashOfSecret, makeLinkSecret } from '../platform/access/link-secret.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteRow, putRow } from '../platform/dynamodb/write-rows.ts'

const rowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    secret_hash: z.string(),
    made_at: instantSchema,
  }),
)

/** Addresses of personal calendars: one per user, kept as a hash, told once. */
export interface CalendarFeedStore {
  readonly madeAt: (user_id: UserId) => Promise<string | null>
  /** The key is part of the address; an earlier one ends. */
  readonly make: (user_id: UserId, now: Date) => Promise<{ feed_key: string; made_at: string }>
  readonly end: (user_id: UserId) => Promise<void>
  /** Whose calendar the key opens; null for a key that is unknown or ended. */
  readonly ownerOf: (feed_key: string) => Promise<UserId | null>
}

export function createCalendarFeedStore(table: Table): CalendarFeedStore {
  const find = async (user_id: UserId) => {
    const row = await getRow(table, { user_id })
    return row && rowSchema.parse(row)
  }
  return {
    madeAt: async (user_id) => (await find(user_id))?.made_at ?? null,
    make: async (user_id, now) => {
      const secret = makeLinkSecret()
      const made_at = now.toISOString()
      await putRow(table, { user_id, secret_hash: hashOfSecret(secret), made_at })
      return { feed_key: `${user_id}~${secret}`, made_at }
    },
    end: async (user_id) => {
      await deleteRow(table, { user_id })
    },
    ownerOf: async (feed_key) => {
      const [owner = '', secret = ''] = feed_key.split('~')
      const row = await find(userIdSchema.parse(owner))
      if (row === null) return null
      const given = Buffer.from(hashOfSecret(secret))
      return timingSafeEqual(given, Buffer.from(row.secret_hash)) ? row.user_id : null
    },
  }
}
