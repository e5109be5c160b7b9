import * as z from 'zod'
import { handInLinkSchema } from '#domain/documents/hand-in-schema.ts'
import { type DocumentId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { hashOfSecret, makeLinkSecret } from '../../platform/access/link-secret.ts'
import { getRow, queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../../platform/dynamodb/write-rows.ts'

/** A link stays in the list for so long after its last day. */
const listedDays = 90

const rowSchema = z.lazy(() => handInLinkSchema.unwrap().extend({ user_id: userIdSchema }))
export type HandInRow = z.infer<typeof rowSchema>

/** Links by which others hand in documents; of their secrets only the hash is kept. */
export interface HandInStore {
  /** Gives the key of the link, which is told once. */
  readonly add: (row: Omit<HandInRow, 'link_id'>) => Promise<{ row: HandInRow; key: string }>
  readonly find: (user_id: UserId, link_id: string) => Promise<HandInRow | null>
  /** The link that a key opens. */
  readonly ofKey: (key: string) => Promise<HandInRow | null>
  readonly list: (user_id: UserId) => Promise<HandInRow[]>
  readonly revoke: (row: HandInRow, now: Date) => Promise<Written>
  /** What comes by it is this document from now on: refused when there is one already, or it was revoked. */
  readonly take: (row: HandInRow, document_id: DocumentId) => Promise<Written>
}

export function createHandInStore(table: Table): HandInStore {
  const find = async (user_id: UserId, link_id: string) => {
    const row = await getRow(table, { user_id, link_id })
    return row && rowSchema.parse(row)
  }
  return {
    add: async (given) => {
      const secret = makeLinkSecret()
      const row = { ...given, link_id: hashOfSecret(secret) }
      const listedUntil = Date.parse(row.ends_at) / 1000 + listedDays * 86_400
      await putRow(table, { ...row, expires_at: Math.floor(listedUntil) })
      return { row, key: `${row.user_id}~${secret}` }
    },
    find,
    ofKey: (key) => {
      const [user, secret = ''] = key.split('~')
      return find(userIdSchema.parse(user), hashOfSecret(secret))
    },
    list: async (user_id) => {
      const rows: HandInRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) rows.push(rowSchema.parse(row))
      return rows.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    },
    revoke: ({ user_id, link_id }, now) =>
      updateRow(
        table,
        { user_id, link_id },
        { text: 'SET revoked_at = :now', values: { ':now': now.toISOString() } },
        { text: 'revoked_at = :none', values: { ':none': null } },
      ),
    take: ({ user_id, link_id }, document_id) =>
      updateRow(
        table,
        { user_id, link_id },
        { text: 'SET document_id = :document', values: { ':document': document_id } },
        { text: 'document_id = :none AND revoked_at = :none', values: { ':none': null } },
      ),
  }
}
