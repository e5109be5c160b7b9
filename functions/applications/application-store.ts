import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { type ApplicationStatus, applicationSchema } from '#domain/applications/application.ts'
import { type TransitionName, transitions } from '#domain/applications/lifecycle.ts'
import { type TenderId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { putIn } from '../platform/dynamodb/transact.ts'
import { deleteRow, putRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** An application as it lies in its table. */
const applicationRowSchema = z.lazy(() =>
  applicationSchema.unwrap().extend({
    user_id: userIdSchema,
    /** The versions that were submitted; null before that. */
    submitted_for: z
      .object({ tender_version: z.int(), product_version: z.int() })
      .nullable()
      .default(null),
  }),
)
export type ApplicationRow = z.infer<typeof applicationRowSchema>

/** The transitions that leave a row. */
type Saving = {
  [Name in TransitionName]: (typeof transitions)[Name]['to'] extends null ? never : Name
}[TransitionName]

/** The table of applications (`user_applications` of the specification), one row per user and tender. */
export interface ApplicationStore {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<ApplicationRow | null>
  /** Newest change first. */
  readonly list: (user_id: UserId) => Promise<ApplicationRow[]>
  /** Writes the row after a transition: only from its allowed statuses, and only over version `replaces`. */
  readonly save: (row: ApplicationRow, by: Saving, replaces: number) => Promise<Written>
  /** The same write inside a transaction. */
  readonly saveIn: (row: ApplicationRow, by: Saving, replaces: number) => TransactWriteItem
  /** Takes the row away, if it still is a selected tender of this version. */
  readonly deselect: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'version'>,
  ) => Promise<Written>
}

/** The rule of the lifecycle as the database checks it; no row is NOT_STARTED at version 0. */
function onlyFrom(by: TransitionName, replaces: number): Expression {
  const from: readonly ApplicationStatus[] = transitions[by].from
  const statuses = Object.fromEntries(from.map((status, index) => [`:from${index}`, status]))
  const allowed = `#status IN (${Object.keys(statuses).join(', ')}) AND #version = :replaces`
  const isFirst = replaces === 0 && from.includes('NOT_STARTED')
  return {
    text: isFirst ? `attribute_not_exists(tender_id) OR (${allowed})` : allowed,
    names: { '#status': 'status', '#version': 'version' },
    values: { ...statuses, ':replaces': replaces },
  }
}

export function createApplicationStore(table: Table): ApplicationStore {
  return {
    find: async (user_id, tender_id) => {
      const row = await getRow(table, { user_id, tender_id })
      return row && applicationRowSchema.parse(row)
    },
    list: async (user_id) => {
      const rows: ApplicationRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) {
        rows.push(applicationRowSchema.parse(row))
      }
      return rows.sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    },
    save: (row, by, replaces) =>
      putRow(table, { ...row, status: transitions[by].to }, onlyFrom(by, replaces)),
    saveIn: (row, by, replaces) =>
      putIn(table, { ...row, status: transitions[by].to }, onlyFrom(by, replaces)),
    deselect: ({ user_id, tender_id, version }) =>
      deleteRow(table, { user_id, tender_id }, onlyFrom('deselect', version)),
  }
}
