import type { UserId } from '#domain/shared/ids.ts'
import { hashOfSecret, makeLinkSecret } from '../../platform/access/link-secret.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow, updateRow } from '../../platform/dynamodb/write-rows.ts'

export type LinkPurpose = 'magic_link' | 'password_reset'

/** A link is good for so long. */
export const linkMinutes = 15

/** Tokens of mailed links: kept as hashes, each good once and for a quarter of an hour. */
export interface MailedLinkStore {
  readonly make: (user_id: UserId, purpose: LinkPurpose, now: Date) => Promise<string>
  /** True once for a token of this user and purpose that has not ended. */
  readonly use: (
    user_id: UserId,
    purpose: LinkPurpose,
    token: string,
    now: Date,
  ) => Promise<boolean>
  /** Takes a use back that led to nothing. */
  readonly releaseUse: (user_id: UserId, token: string) => Promise<void>
}

export function createMailedLinkStore(table: Table): MailedLinkStore {
  return {
    make: async (user_id, purpose, now) => {
      const token = makeLinkSecret()
      const expires_at = Math.floor(now.getTime() / 1000) + linkMinutes * 60
      await putRow(table, { user_id, token_hash: hashOfSecret(token), purpose, expires_at })
      return token
    },
    use: async (user_id, purpose, token, now) => {
      const written = await updateRow(
        table,
        { user_id, token_hash: hashOfSecret(token) },
        { text: 'SET used_at = :at', values: { ':at': now.toISOString() } },
        {
          text: 'purpose = :purpose AND attribute_not_exists(used_at) AND expires_at > :now',
          values: { ':purpose': purpose, ':now': Math.floor(now.getTime() / 1000) },
        },
      )
      return written === 'written'
    },
    releaseUse: async (user_id, token) => {
      await updateRow(
        table,
        { user_id, token_hash: hashOfSecret(token) },
        { text: 'REMOVE used_at' },
        { text: 'attribute_exists(used_at)' },
      )
    },
  }
}
