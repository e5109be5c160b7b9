import type { Clock } from '../clock.ts'
import type { Table } from '../dynamodb/table.ts'
import type { MailMark } from './send-once.ts'

/** Longer than any queue keeps a message. */
const keptDays = 15

/** Where it is written which mails are out, beside the counts of attempts; rows end by themselves. */
export type MailMarks = (mail_id: string) => MailMark

export const createMailMarks =
  (table: Table, now: Clock): MailMarks =>
  (mail_id) => ({
    table,
    key: { attempt_key: `mail#${mail_id}` },
    name: 'sent',
    expires_at: Math.floor(now().getTime() / 1000) + keptDays * 86_400,
  })
