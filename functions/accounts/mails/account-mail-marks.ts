import type { Clock } from '../../platform/clock.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import type { MailMark } from '../../platform/mail/send-once.ts'

/** Longer than any queue keeps a message. */
const keptDays = 15

/** Where it is written which mails of accounts are out, beside the counts of attempts; rows end by themselves. */
export type AccountMailMarks = (mail_id: string) => MailMark

export const createAccountMailMarks =
  (table: Table, now: Clock): AccountMailMarks =>
  (mail_id) => ({
    table,
    key: { attempt_key: `mail#${mail_id}` },
    name: 'sent',
    expires_at: Math.floor(now().getTime() / 1000) + keptDays * 86_400,
  })
