import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import {
  type ApplicationRow,
  type DueFee,
  type DueFeePosition,
  type DueMail,
  type DueOrder,
  type DueSeal,
  dueFeeSchema,
  dueMailSchema,
  dueOrderSchema,
  dueSealSchema,
  feeDue,
  mailsDue,
  orderKeys,
  orderListing,
  sealDue,
} from './application-row.ts'

/** What is still to be done for an application, each kind in an index that holds nothing else. */
export interface DueApplications {
  /** Those of which somebody has still to be told. */
  readonly listMailDue: () => AsyncGenerator<DueMail>
  /** Everybody is told of this version; refused when a later one is there. */
  readonly endMailDue: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'mail_due' | 'version'>,
  ) => Promise<Written>
  /** Those submitted whose fee is due, of every user, by since when, behind a place. */
  readonly listFeesDue: (selection: {
    readonly after: DueFeePosition | null
    readonly pageSize: number
    readonly descending?: boolean
  }) => AsyncGenerator<DueFee>
  /** Orders with a step whose last day came before this day, the longest ago first; read page by page. */
  readonly listOrdersDue: (before: CalendarDate, pageSize: number) => AsyncGenerator<DueOrder>
  /** Keeps the step of the order that is due next, unless the row has another version by now; the version stays. */
  readonly keepOrderDue: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'version' | 'order_due'>,
  ) => Promise<Written>
  /** Those submitted that are not sealed. */
  readonly listSealDue: () => AsyncGenerator<DueSeal>
  /** It is sealed. */
  readonly endSealDue: (row: Pick<ApplicationRow, 'user_id' | 'tender_id'>) => Promise<Written>
}

export const createDueApplications = (table: Table): DueApplications => ({
  listMailDue: async function* () {
    for (const due of mailsDue) {
      const where = { text: 'mail_due = :due', values: { ':due': due } }
      for await (const row of queryRows(table, { where, index: 'by_mail_due' })) {
        yield dueMailSchema.parse(row)
      }
    }
  },
  endMailDue: ({ user_id, tender_id, mail_due, version }) =>
    updateRow(
      table,
      { user_id, tender_id },
      { text: 'REMOVE mail_due' },
      {
        text: 'mail_due = :told AND #version = :version',
        names: { '#version': 'version' },
        values: { ':told': mail_due, ':version': version },
      },
    ),
  listFeesDue: async function* ({ after: position, ...page }) {
    const where = { text: 'fee_due = :due', values: { ':due': feeDue } }
    const after = position === null ? undefined : { ...position, fee_due: feeDue }
    for await (const row of queryRows(table, { index: 'by_fee_due', where, after, ...page })) {
      yield dueFeeSchema.parse(row)
    }
  },
  listOrdersDue: async function* (before, pageSize) {
    const where = {
      text: 'order_listing = :open AND order_due_on < :before',
      values: { ':open': orderListing, ':before': before },
    }
    for await (const row of queryRows(table, { index: 'by_order_due', where, pageSize })) {
      yield dueOrderSchema.parse(row)
    }
  },
  keepOrderDue: ({ user_id, tender_id, version, order_due }) =>
    updateRow(
      table,
      { user_id, tender_id },
      order_due === null
        ? { text: 'REMOVE order_due, order_listing, order_due_on' }
        : {
            text: 'SET order_due = :due, order_listing = :listing, order_due_on = :on',
            values: {
              ':due': order_due,
              ':listing': orderKeys(order_due).order_listing,
              ':on': orderKeys(order_due).order_due_on,
            },
          },
      {
        text: '#version = :version',
        names: { '#version': 'version' },
        values: { ':version': version },
      },
    ),
  listSealDue: async function* () {
    const where = { text: 'seal_due = :due', values: { ':due': sealDue } }
    for await (const row of queryRows(table, { where, index: 'by_seal_due' })) {
      yield dueSealSchema.parse(row)
    }
  },
  endSealDue: ({ user_id, tender_id }) =>
    updateRow(
      table,
      { user_id, tender_id },
      { text: 'REMOVE seal_due' },
      { text: 'attribute_exists(seal_due)' },
    ),
})
