import * as z from 'zod'
import type { Notice } from '#domain/notices/notice.ts'
import { noticeSchema } from '#domain/notices/notice-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { queryRows } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { transact, updateIn } from '../dynamodb/transact.ts'
import { deleteRow, putRow, updateRow, type Written } from '../dynamodb/write-rows.ts'

/** Longer than a tender runs: what was told of it is not told again. */
const keptMs = 400 * 86_400_000

/** The one partition of the index of notices that are still to be mailed. */
const due = 'due'
/** DynamoDB takes at most 100 writes in one transaction. */
const writesAtOnce = 100

const dueKeySchema = z.lazy(() => z.object({ user_id: userIdSchema }))
const mailDueSchema = z.lazy(() => z.object({ mail_due_at: z.iso.datetime() }))

/** A notice of which a mail is still to go out. */
export interface DueNotice {
  readonly notice: Notice
  readonly due_at: string
}

/** The table of what users were told, and of the tenders of which they want to hear no more. */
export interface NoticeStore {
  /** Refused when it was told before. `mailAt`: when a mail of it is due; null: the room that tells it mails it itself. */
  readonly add: (user_id: UserId, notice: Notice, mailAt: Date | null) => Promise<Written>
  /** Of which tenders matches were told, each with the last version; of one tender or all. */
  readonly told: (
    user_id: UserId,
    tender_id: TenderId | null,
  ) => Promise<ReadonlyMap<TenderId, number>>
  /** Newest first; behind a position. */
  readonly list: (user_id: UserId, after: string | null) => AsyncGenerator<Notice>
  readonly markRead: (user_id: UserId, notice_id: string, now: Date) => Promise<Written>
  /** What a mail is due of, oldest first, read consistently. */
  readonly due: (user_id: UserId) => Promise<DueNotice[]>
  /** Who has a mail due by now. */
  readonly usersDue: (now: Date) => Promise<UserId[]>
  /** No mail is due of these any more. */
  readonly settle: (user_id: UserId, notices: readonly Notice[], now: Date) => Promise<void>
  /** The tenders of which the user wants to hear no more. */
  readonly dismissed: (user_id: UserId) => Promise<ReadonlySet<TenderId>>
  readonly dismiss: (user_id: UserId, tender_id: TenderId, now: Date) => Promise<void>
  readonly takeBack: (user_id: UserId, tender_id: TenderId) => Promise<void>
}

const padded = (tender_id: TenderId) => String(tender_id).padStart(16, '0')
const matches = 'match#'
const matchesOf = (tender_id: TenderId) => `${matches}${padded(tender_id)}#`
/** What was told is one row for each user, tender and version: it cannot be told twice. */
export const matchNoticeId = (tender_id: TenderId, version: number): string =>
  `${matchesOf(tender_id)}${version}`
const dismissals = 'dismissed#'
const dismissalKey = (tender_id: TenderId) => `${dismissals}${padded(tender_id)}`
const dismissalSchema = z.lazy(() => z.object({ tender_id: tenderIdSchema }))

const beginning = (user_id: UserId, prefix: string) => ({
  text: 'user_id = :user AND begins_with(notice_id, :prefix)',
  values: { ':user': user_id, ':prefix': prefix },
})

/** What the list is sorted by. */
export const noticeKey = ({ made_at, notice_id }: Pick<Notice, 'made_at' | 'notice_id'>): string =>
  `${made_at}#${notice_id}`

const ending = (now: Date) => Math.floor((now.getTime() + keptMs) / 1000)

export function createNoticeStore(table: Table): NoticeStore {
  return {
    add: (user_id, notice, mailAt) => {
      const mail = mailAt && { mail_due: due, mail_due_at: mailAt.toISOString() }
      const expires_at = ending(new Date(notice.made_at))
      const row = { user_id, ...notice, made_key: noticeKey(notice), ...mail, expires_at }
      return putRow(table, row, { text: 'attribute_not_exists(notice_id)' })
    },
    told: async (user_id, tender_id) => {
      const last = new Map<TenderId, number>()
      const prefix = tender_id === null ? matches : matchesOf(tender_id)
      for await (const row of queryRows(table, { where: beginning(user_id, prefix) })) {
        const notice = noticeSchema.parse(row)
        if (notice.kind !== 'match') continue
        const { tender, tender_version } = notice
        last.set(tender.tender_id, Math.max(tender_version, last.get(tender.tender_id) ?? 0))
      }
      return last
    },
    list: async function* (user_id, after) {
      const where = {
        text: after === null ? 'user_id = :user' : 'user_id = :user AND made_key < :after',
        values: { ':user': user_id, ...(after === null ? {} : { ':after': after }) },
      }
      const newest = { where, index: 'by_made', descending: true }
      for await (const row of queryRows(table, newest)) yield noticeSchema.parse(row)
    },
    markRead: (user_id, notice_id, now) =>
      updateRow(
        table,
        { user_id, notice_id },
        { text: 'SET read_at = :now', values: { ':now': now.toISOString() } },
        // a dismissal has no kind
        {
          text: 'attribute_exists(kind) AND attribute_type(read_at, :none)',
          values: { ':none': 'NULL' },
        },
      ),
    due: async (user_id) => {
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      const filter = { text: 'attribute_exists(mail_due)' }
      const found: DueNotice[] = []
      for await (const row of queryRows(table, { where, filter })) {
        found.push({
          notice: noticeSchema.parse(row),
          due_at: mailDueSchema.parse(row).mail_due_at,
        })
      }
      return found.sort((a, b) => (noticeKey(a.notice) < noticeKey(b.notice) ? -1 : 1))
    },
    usersDue: async (now) => {
      const where = {
        text: 'mail_due = :due AND mail_due_at <= :now',
        values: { ':due': due, ':now': now.toISOString() },
      }
      const users = new Set<UserId>()
      for await (const row of queryRows(table, { where, index: 'by_mail_due' })) {
        users.add(dueKeySchema.parse(row).user_id)
      }
      return [...users]
    },
    settle: async (user_id, notices, now) => {
      for (let start = 0; start < notices.length; start += writesAtOnce) {
        const writes = notices.slice(start, start + writesAtOnce).map(({ notice_id }) =>
          updateIn(
            table,
            { user_id, notice_id },
            {
              text: 'SET settled_at = :now REMOVE mail_due, mail_due_at',
              values: { ':now': now.toISOString() },
            },
            // erased with its account
            { text: 'attribute_exists(kind)' },
          ),
        )
        await transact(table, writes)
      }
    },
    dismissed: async (user_id) => {
      const tenders = new Set<TenderId>()
      for await (const row of queryRows(table, { where: beginning(user_id, dismissals) })) {
        tenders.add(dismissalSchema.parse(row).tender_id)
      }
      return tenders
    },
    dismiss: async (user_id, tender_id, now) => {
      const dismissed_at = now.toISOString()
      const row = { user_id, notice_id: dismissalKey(tender_id), tender_id, dismissed_at }
      await putRow(table, { ...row, expires_at: ending(now) })
    },
    takeBack: async (user_id, tender_id) => {
      await deleteRow(table, { user_id, notice_id: dismissalKey(tender_id) })
    },
  }
}
