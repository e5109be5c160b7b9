import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { MailKind } from '#domain/accounts/mail-kind.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'

const rowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    /** In the address that ends the mails. Kept as it is, since every mail repeats it; it opens nothing else. */
    secret: z.string().optional(),
    private_sales_refused_at: instantSchema.optional(),
    document_expiry_refused_at: instantSchema.optional(),
    invitation_refused_at: instantSchema.optional(),
  }),
)

/** Who wants no mails of a kind, and the keys by which a mail itself ends them. */
export interface MailChoiceStore {
  /** Everybody does until they say otherwise. */
  readonly wants: (user_id: UserId, kind: MailKind) => Promise<boolean>
  readonly choose: (user_id: UserId, kind: MailKind, wants: boolean, now: Date) => Promise<void>
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
    wants: async (user_id, kind) => (await find(user_id))?.[`${kind}_refused_at`] === undefined,
    choose: async (user_id, kind, wants, now) => {
      const field = `${kind}_refused_at`
      const change = wants
        ? { text: `REMOVE ${field}`, values: {} }
        : { text: `SET ${field} = :now`, values: { ':now': now.toISOString() } }
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
