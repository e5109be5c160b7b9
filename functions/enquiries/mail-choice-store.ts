import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'

const rowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    /** In the address that ends the mails. Kept as it is, since every mail repeats it; it opens nothing else. */
    secret: z.string().optional(),
    private_sales_refused_at: instantSchema.optional(),
  }),
)

/** Who wants no mails about private-sales requests, and the keys by which a mail itself ends them. */
export interface MailChoiceStore {
  /** Producers with the Access plan do until they say otherwise. */
  readonly wantsPrivateSales: (user_id: UserId) => Promise<boolean>
  readonly choose: (user_id: UserId, wants: boolean, now: Date) => Promise<void>
  readonly keyOf: (user_id: UserId) => Promise<string>
  /** Null for a key that is unknown. */
  readonly ownerOf: (mail_key: string) => Promise<UserId | null>
}

export function createMailChoiceStore(table: Table): MailChoiceStore {
  const find = async (user_id: UserId) => {
    const row = await getRow(table, { user_id })
    return row && rowSchema.parse(row)
  }
  return {
    wantsPrivateSales: async (user_id) =>
      (await find(user_id))?.private_sales_refused_at === undefined,
    choose: async (user_id, wants, now) => {
      const change = wants
        ? { text: 'REMOVE private_sales_refused_at', values: {} }
        : { text: 'SET private_sales_refused_at = :now', values: { ':now': now.toISOString() } }
      await updateRow(table, { user_id }, change)
    },
    keyOf: async (user_id) => {
      const made = randomBytes(32).toString('base64url')
      await updateRow(
        table,
        { user_id },
        { text: 'SET secret = if_not_exists(secret, :made)', values: { ':made': made } },
      )
      return `${user_id}~${(await find(user_id))?.secret ?? made}`
    },
    ownerOf: async (mail_key) => {
      const [owner = '', secret = ''] = mail_key.split('~')
      const row = await find(userIdSchema.parse(owner))
      const kept = Buffer.from(row?.secret ?? '')
      const given = Buffer.from(secret)
      const isSame = kept.length === given.length && timingSafeEqual(kept, given)
      return row !== null && isSame ? row.user_id : null
    },
  }
}
