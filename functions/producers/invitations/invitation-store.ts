import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, getRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow, type Written } from '../../platform/dynamodb/write-rows.ts'
import type { MailMark } from '../../platform/mail/send-once.ts'

const invitationSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    version: z.int().positive(),
    /** The operator's words; empty: none. */
    text: z.string(),
    invited_by: userIdSchema,
    invited_at: instantSchema,
    /** When the mail went out. */
    mailed_at: instantSchema.optional(),
  }),
)
export type Invitation = z.infer<typeof invitationSchema>

/** One version of a tender, and one producer. */
export interface InvitationKey {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly version: number
}

/** Who was invited to which version of a tender; one row for each. */
export interface InvitationStore {
  readonly find: (key: InvitationKey) => Promise<Invitation | null>
  /** Those of these producers that were invited to the version. */
  readonly findMany: (
    of: Pick<InvitationKey, 'tender_id' | 'version'>,
    user_ids: readonly UserId[],
  ) => Promise<ReadonlyMap<UserId, Invitation>>
  /** Refused when they were invited to this version before. */
  readonly add: (invitation: Invitation) => Promise<Written>
  readonly mark: (key: InvitationKey) => MailMark
}

const rowKey = ({ user_id, tender_id, version }: InvitationKey) => ({
  user_id,
  tender_version: `${tender_id}#${version}`,
})

export function createInvitationStore(table: Table): InvitationStore {
  return {
    find: async (key) => {
      const row = await getRow(table, rowKey(key))
      return row && invitationSchema.parse(row)
    },
    findMany: async (of, user_ids) => {
      const keys = [...new Set(user_ids)].map((user_id) => rowKey({ ...of, user_id }))
      const rows = (await getRows(table, keys)).map((row) => invitationSchema.parse(row))
      return new Map(rows.map((row) => [row.user_id, row]))
    },
    add: (invitation) =>
      putRow(
        table,
        { ...invitationSchema.parse(invitation), ...rowKey(invitation) },
        { text: 'attribute_not_exists(user_id)' },
      ),
    mark: (key) => ({ table, key: rowKey(key), name: 'mailed' }),
  }
}
