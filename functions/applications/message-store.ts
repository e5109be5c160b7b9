import * as z from 'zod'
import { type ThreadMessage, threadMessageSchema } from '#domain/applications/message.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** The one partition of the index `by_waiting`: questions that the desk has not answered. */
const waitingForDesk = 'desk'
/** The one partition of the index `by_mail_due`. */
const mailDue = 'message'

/** A message as it lies in its table, below the user whose application it is about. */
const messageRowSchema = z.lazy(() =>
  threadMessageSchema.unwrap().extend({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    /** Present until the desk answers. */
    waiting: z.literal(waitingForDesk).optional(),
    /** Present until the other side is told. */
    mail_due: z.literal(mailDue).optional(),
  }),
)
export type MessageRow = z.infer<typeof messageRowSchema>
type Thread = Pick<MessageRow, 'user_id' | 'tender_id'>
type MessageKey = Thread & Pick<MessageRow, 'message_id'>

const threadKey = (tender_id: TenderId): string => `${String(tender_id).padStart(16, '0')}#`
const keyOf = ({ user_id, tender_id, message_id }: MessageKey) => ({
  user_id,
  message_key: `${threadKey(tender_id)}${message_id}`,
})

/** Messages between producers and the desk. */
export interface MessageStore {
  /** Of one application, in the order in which they were written. */
  readonly list: (user_id: UserId, tender_id: TenderId) => Promise<MessageRow[]>
  readonly find: (key: MessageKey) => Promise<MessageRow | null>
  /** Refused when it is there. */
  readonly add: (thread: Thread, message: ThreadMessage) => Promise<Written>
  /** The desk has answered, or needs not. */
  readonly endWaiting: (key: MessageKey) => Promise<Written>
  /** Questions of producers that nobody answered, oldest first; read page by page. */
  readonly listWaiting: (pageSize: number) => AsyncGenerator<MessageRow>
  /** Those of which the other side has still to be told. */
  readonly listMailDue: () => AsyncGenerator<MessageRow>
  readonly endMailDue: (key: MessageKey) => Promise<Written>
}

const inOrder = (a: MessageRow, b: MessageRow): number =>
  a.sent_at === b.sent_at ? 0 : a.sent_at < b.sent_at ? -1 : 1

export function createMessageStore(table: Table): MessageStore {
  return {
    list: async (user_id, tender_id) => {
      const where = {
        text: 'user_id = :user AND begins_with(message_key, :thread)',
        values: { ':user': user_id, ':thread': threadKey(tender_id) },
      }
      const rows: MessageRow[] = []
      for await (const row of queryRows(table, { where })) rows.push(messageRowSchema.parse(row))
      return rows.sort(inOrder)
    },
    find: async (key) => {
      const row = await getRow(table, keyOf(key))
      return row && messageRowSchema.parse(row)
    },
    add: (thread, message) => {
      const row = { ...thread, ...message, ...keyOf({ ...thread, ...message }), mail_due: mailDue }
      const isQuestion = message.from === 'producer'
      return putRow(table, isQuestion ? { ...row, waiting: waitingForDesk } : row, {
        text: 'attribute_not_exists(message_key)',
      })
    },
    endWaiting: (key) =>
      updateRow(
        table,
        keyOf(key),
        { text: 'REMOVE waiting' },
        { text: 'attribute_exists(waiting)' },
      ),
    listWaiting: async function* (pageSize) {
      const where = { text: 'waiting = :desk', values: { ':desk': waitingForDesk } }
      for await (const row of queryRows(table, { where, index: 'by_waiting', pageSize })) {
        yield messageRowSchema.parse(row)
      }
    },
    listMailDue: async function* () {
      const where = { text: 'mail_due = :due', values: { ':due': mailDue } }
      for await (const row of queryRows(table, { where, index: 'by_mail_due' })) {
        yield messageRowSchema.parse(row)
      }
    },
    endMailDue: (key) =>
      updateRow(
        table,
        keyOf(key),
        { text: 'REMOVE mail_due' },
        { text: 'attribute_exists(mail_due)' },
      ),
  }
}
