import * as z from 'zod'
import { type Letter, letterSchema } from '#domain/companies/letter.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow, type Written } from '../../platform/dynamodb/write-rows.ts'
import type { MailMark } from '../../platform/mail/send-once.ts'

const rowSchema = z.lazy(() =>
  letterSchema.unwrap().extend({
    user_id: userIdSchema,
    /** Who of the desk wrote it. */
    written_by: userIdSchema,
    mailed_at: instantSchema.optional(),
  }),
)
export type LetterRow = z.infer<typeof rowSchema>

/** The desk's words to producers: with the account they are handed out, and with it they go. */
export interface LetterStore {
  /** Refused when there is one of this id. */
  readonly add: (letter: LetterRow) => Promise<Written>
  readonly find: (user_id: UserId, letter_id: string) => Promise<LetterRow | null>
  readonly list: (user_id: UserId) => Promise<Letter[]>
  readonly mark: (user_id: UserId, letter_id: string) => MailMark
}

export function createLetterStore(table: Table): LetterStore {
  return {
    add: (letter) =>
      putRow(table, rowSchema.parse(letter), { text: 'attribute_not_exists(user_id)' }),
    find: async (user_id, letter_id) => {
      const row = await getRow(table, { user_id, letter_id })
      return row && rowSchema.parse(row)
    },
    list: async (user_id) => {
      const letters: Letter[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) {
        const { user_id: _, written_by, mailed_at = null, ...letter } = rowSchema.parse(row)
        letters.push({ ...letter, mailed_at })
      }
      return letters
    },
    mark: (user_id, letter_id) => ({ table, key: { user_id, letter_id }, name: 'mailed' }),
  }
}
