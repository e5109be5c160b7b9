import * as z from 'zod'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { deleteRow, putRow, updateRow } from '../dynamodb/write-rows.ts'

/** The partition of the index `by_mail_due` of those whose applications are to be looked at. */
const look = 'look'
const keyOf = (user_id: UserId) => ({ user_id, notice_id: look })

const lookSchema = z.lazy(() =>
  z.object({
    mail_due_at: instantSchema,
    /** The last day on which reminders were given, on the calendar of the user. */
    looked_on: calendarDateSchema.optional(),
  }),
)

/** When somebody's applications are next looked at for what is due: a row for each, beside what they were told. */
export interface LookStore {
  /** Leaves one that is there as it is. */
  readonly begin: (user_id: UserId, at: Date) => Promise<void>
  /** Whose look is due by now. */
  readonly due: (now: Date) => Promise<UserId[]>
  readonly find: (
    user_id: UserId,
  ) => Promise<{ readonly due_at: string; readonly looked_on: CalendarDate | null } | null>
  /** `looked_on`: reminders were given for this day; null: none were. */
  readonly again: (user_id: UserId, at: Date, looked_on: CalendarDate | null) => Promise<void>
  readonly end: (user_id: UserId) => Promise<void>
}

export function createLookStore(table: Table): LookStore {
  return {
    begin: async (user_id, at) => {
      const row = { ...keyOf(user_id), mail_due: look, mail_due_at: at.toISOString() }
      await putRow(table, row, { text: 'attribute_not_exists(notice_id)' })
    },
    due: async (now) => {
      const where = {
        text: 'mail_due = :look AND mail_due_at <= :now',
        values: { ':look': look, ':now': now.toISOString() },
      }
      const users: UserId[] = []
      for await (const row of queryRows(table, { where, index: 'by_mail_due' })) {
        users.push(userIdSchema.parse(row.user_id))
      }
      return users
    },
    find: async (user_id) => {
      const row = await getRow(table, keyOf(user_id))
      if (row === null) return null
      const { mail_due_at: due_at, looked_on } = lookSchema.parse(row)
      return { due_at, looked_on: looked_on ?? null }
    },
    again: async (user_id, at, looked_on) => {
      const day = looked_on === null ? '' : ', looked_on = :day'
      await updateRow(
        table,
        keyOf(user_id),
        {
          text: `SET mail_due_at = :at${day}`,
          values: { ':at': at.toISOString(), ...(looked_on === null ? {} : { ':day': looked_on }) },
        },
        // erased with its account
        { text: 'attribute_exists(notice_id)' },
      )
    },
    end: async (user_id) => {
      await deleteRow(table, keyOf(user_id))
    },
  }
}
