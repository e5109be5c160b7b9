import * as z from 'zod'
import type { Notice } from '#domain/notices/notice.ts'
import { noticeSchema } from '#domain/notices/notice-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { transact, updateIn } from '../dynamodb/transact.ts'
import { deleteRow, putRow, updateRow, type Written } from '../dynamodb/write-rows.ts'
import { foundBySearch, matches, matchesOf, mutedTenderKey, mutedTenders } from './notice-id.ts'

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
  /** The same for what the list says already with another notice. */
  readonly addForMail: (user_id: UserId, notice: Notice, mailAt: Date) => Promise<Written>
  /** The last version of a tender of which it was told that it fits saved searches; null: none. */
  readonly lastFound: (user_id: UserId, tender_id: TenderId) => Promise<number | null>
  /** Of which tenders matches were told, each with the last version; of one tender or all. */
  readonly told: (
    user_id: UserId,
    tender_id: TenderId | null,
  ) => Promise<ReadonlyMap<TenderId, number>>
  /** Newest first, without what was put away; behind a position. */
  readonly list: (
    user_id: UserId,
    after: string | null,
    pageSize?: number,
  ) => AsyncGenerator<Notice>
  /** The keys of what is unread, newest first. */
  readonly unread: (user_id: UserId, pageSize: number) => AsyncGenerator<string>
  /** Refused where there is no such notice; one that was read stays so. */
  readonly markRead: (user_id: UserId, notice_id: string, now: Date) => Promise<Written>
  /** What was told up to this instant. */
  readonly markAllRead: (user_id: UserId, until: string, now: Date) => Promise<void>
  /** Leaves the list, and no mail of it goes out any more; its row stays, so that it is not told again. */
  readonly putAway: (user_id: UserId, notice_id: string, now: Date) => Promise<Written>
  readonly bringBack: (user_id: UserId, notice_id: string) => Promise<Written>
  /** What a mail is due of, oldest first, read consistently. */
  readonly due: (user_id: UserId) => Promise<DueNotice[]>
  /** Who has a mail due by now. */
  readonly usersDue: (now: Date) => Promise<UserId[]>
  /** No mail is due of these any more. */
  readonly settle: (user_id: UserId, notices: readonly Notice[], now: Date) => Promise<void>
  /** The tenders of which the user wants to hear no more. */
  readonly muted: (user_id: UserId) => Promise<ReadonlySet<TenderId>>
  readonly mute: (user_id: UserId, tender_id: TenderId, now: Date) => Promise<void>
  readonly takeBack: (user_id: UserId, tender_id: TenderId) => Promise<void>
}

const unreadSchema = z.lazy(() => z.object({ notice_id: z.string(), unread_key: z.string() }))
/** A muted tender has no kind. */
const isNotice = { text: 'attribute_exists(kind)' }
const foundSchema = z.lazy(() => z.object({ tender_version: z.int() }))
const mutedTenderSchema = z.lazy(() => z.object({ tender_id: tenderIdSchema }))

const beginning = (user_id: UserId, prefix: string) => ({
  text: 'user_id = :user AND begins_with(notice_id, :prefix)',
  values: { ':user': user_id, ':prefix': prefix },
})

/** What the list is sorted by. */
export const noticeKey = ({ made_at, notice_id }: Pick<Notice, 'made_at' | 'notice_id'>): string =>
  `${made_at}#${notice_id}`

const ending = (now: Date) => Math.floor((now.getTime() + keptMs) / 1000)

/** A notice that is read leaves the index of those that are not. */
const reading = (now: Date) => ({
  text: 'SET read_at = :now REMOVE unread_key',
  values: { ':now': now.toISOString() },
})

export function createNoticeStore(table: Table): NoticeStore {
  const findNotice = async (user_id: UserId, notice_id: string) => {
    const row = await getRow(table, { user_id, notice_id })
    return row === null || row.kind === undefined ? null : noticeSchema.parse(row)
  }
  async function* unread(user_id: UserId, pageSize: number, until?: string) {
    const where = {
      text: until === undefined ? 'user_id = :user' : 'user_id = :user AND unread_key < :until',
      // behind whatever was made in this very millisecond
      values: { ':user': user_id, ...(until === undefined ? {} : { ':until': `${until}~` }) },
    }
    const newest = { where, index: 'by_unread', descending: true, pageSize }
    for await (const row of queryRows(table, newest)) yield unreadSchema.parse(row).notice_id
  }
  const put = (user_id: UserId, notice: Notice, mailAt: Date | null, listed: object) => {
    const mail = mailAt && { mail_due: due, mail_due_at: mailAt.toISOString() }
    const expires_at = ending(new Date(notice.made_at))
    const row = { user_id, ...notice, ...listed, ...mail, expires_at }
    return putRow(table, row, { text: 'attribute_not_exists(notice_id)' })
  }
  return {
    add: (user_id, notice, mailAt) => {
      const listed = { made_key: noticeKey(notice), unread_key: noticeKey(notice) }
      return put(user_id, notice, mailAt, listed)
    },
    addForMail: (user_id, notice, mailAt) => put(user_id, notice, mailAt, {}),
    lastFound: async (user_id, tender_id) => {
      let last: number | null = null
      const where = beginning(user_id, foundBySearch(tender_id))
      for await (const row of queryRows(table, { where })) {
        const { tender_version } = foundSchema.parse(row)
        last = Math.max(tender_version, last ?? 0)
      }
      return last
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
    list: async function* (user_id, after, pageSize) {
      const where = {
        text: after === null ? 'user_id = :user' : 'user_id = :user AND made_key < :after',
        values: { ':user': user_id, ...(after === null ? {} : { ':after': after }) },
      }
      const newest = { where, index: 'by_made', descending: true, ...(pageSize && { pageSize }) }
      for await (const row of queryRows(table, newest)) yield noticeSchema.parse(row)
    },
    unread,
    markRead: async (user_id, notice_id, now) => {
      const found = await findNotice(user_id, notice_id)
      if (found === null) return 'refused'
      if (found.read_at !== null) return 'written'
      return updateRow(table, { user_id, notice_id }, reading(now), isNotice)
    },
    markAllRead: async (user_id, until, now) => {
      const found: string[] = []
      for await (const notice_id of unread(user_id, writesAtOnce, until)) found.push(notice_id)
      for (let start = 0; start < found.length; start += writesAtOnce) {
        const some = found.slice(start, start + writesAtOnce)
        // one that is erased meanwhile takes the others of its transaction along: its account is gone
        await transact(
          table,
          some.map((notice_id) => updateIn(table, { user_id, notice_id }, reading(now), isNotice)),
        )
      }
    },
    putAway: (user_id, notice_id, now) =>
      updateRow(
        table,
        { user_id, notice_id },
        {
          text: 'SET put_away_at = :now REMOVE made_key, unread_key, mail_due, mail_due_at',
          values: { ':now': now.toISOString() },
        },
        isNotice,
      ),
    bringBack: async (user_id, notice_id) => {
      const found = await findNotice(user_id, notice_id)
      if (found === null) return 'refused'
      const unread_too = found.read_at === null ? ', unread_key = :key' : ''
      return updateRow(
        table,
        { user_id, notice_id },
        {
          text: `SET made_key = :key${unread_too} REMOVE put_away_at`,
          values: { ':key': noticeKey(found) },
        },
        isNotice,
      )
    },
    due: async (user_id) => {
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      const filter = { text: 'mail_due = :due', values: { ':due': due } }
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
            isNotice,
          ),
        )
        await transact(table, writes)
      }
    },
    muted: async (user_id) => {
      const tenders = new Set<TenderId>()
      for await (const row of queryRows(table, { where: beginning(user_id, mutedTenders) })) {
        tenders.add(mutedTenderSchema.parse(row).tender_id)
      }
      return tenders
    },
    mute: async (user_id, tender_id, now) => {
      const muted_at = now.toISOString()
      const row = { user_id, notice_id: mutedTenderKey(tender_id), tender_id, muted_at }
      await putRow(table, { ...row, expires_at: ending(now) })
    },
    takeBack: async (user_id, tender_id) => {
      await deleteRow(table, { user_id, notice_id: mutedTenderKey(tender_id) })
    },
  }
}
