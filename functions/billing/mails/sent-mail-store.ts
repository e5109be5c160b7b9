import type { UserId } from '#domain/shared/ids.ts'
import { getRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import type { MailMark } from '../../platform/mail/send-once.ts'

/** The table of mails on payments and subscriptions: which were sent, so that each goes out once. */
export interface SentMailStore {
  /** Those of the keys whose mail went out. */
  readonly areSent: (user_id: UserId, keys: readonly string[]) => Promise<ReadonlySet<string>>
  readonly mark: (user_id: UserId, mail_key: string) => MailMark
}

export const createSentMailStore = (table: Table): SentMailStore => ({
  areSent: async (user_id, keys) => {
    const rows = await getRows(
      table,
      keys.map((mail_key) => ({ user_id, mail_key })),
    )
    const sent = rows.filter(({ sent_at }) => typeof sent_at === 'string')
    return new Set(sent.map(({ mail_key }) => String(mail_key)))
  },
  mark: (user_id, mail_key) => ({ table, key: { user_id, mail_key }, name: 'sent' }),
})
