import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { ApplicationStatus } from '#domain/applications/application.ts'
import { atDesk, type TransitionName, transitions } from '#domain/applications/lifecycle.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { type TenderId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { putIn } from '../platform/dynamodb/transact.ts'
import { deleteRow, putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import {
  type ApplicationLine,
  type ApplicationPosition,
  type ApplicationRow,
  applicationLineSchema,
  applicationListing,
  applicationRowSchema,
  type DeskQueue,
  type DueFee,
  type DueFeePosition,
  type DueMail,
  type DueOrder,
  type DueSeal,
  deadlineKeyOf,
  deskListing,
  dueFeeSchema,
  dueMailSchema,
  dueOrderSchema,
  dueSealSchema,
  feeDue,
  indexed,
  type ListedApplication,
  listedApplicationSchema,
  mailsDue,
  orderKeys,
  orderListing,
  responsibleKeyOf,
  sealDue,
} from './application-row.ts'

/** The transitions that leave a row. */
type Saving = {
  [Name in TransitionName]: (typeof transitions)[Name]['to'] extends null ? never : Name
}[TransitionName]

/** Which applications a list holds: one partition of an index that is sorted by `deadline_key`. */
export type ApplicationsOf =
  | { readonly index: 'by_deadline' }
  | { readonly index: 'by_market_and_status'; readonly market_status: string }
  | { readonly index: 'by_responsible'; readonly responsible_key: string }

interface ApplicationSelection {
  readonly of: ApplicationsOf
  /** Bounds of `deadline_key`, both inclusive. */
  readonly from: string
  readonly to: string
  readonly filter: Expression | undefined
  readonly descending?: boolean
  readonly after: ApplicationPosition | null
  readonly pageSize: number
  readonly look?: Look | undefined
}

/** The table of applications (`user_applications` of the specification), one row per user and tender. */
export interface ApplicationStore {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<ApplicationRow | null>
  /** Of one user by tender, without their content, behind a tender; read page by page. */
  readonly listSummaries: (
    user_id: UserId,
    after: TenderId | null,
    pageSize: number,
  ) => AsyncGenerator<ApplicationLine>
  /** Those that were begun, of every user, in the order of their deadlines, read page by page. */
  readonly listAll: (selection: ApplicationSelection) => AsyncGenerator<ListedApplication>
  /** Those that one user began and that have all of a filter, as lists hold them; in no order. */
  readonly listBegun: (
    user_id: UserId,
    filter: Expression | undefined,
  ) => AsyncGenerator<ListedApplication>
  /** Who began an application for a tender; read page by page. */
  readonly listApplicants: (tender_id: TenderId) => AsyncGenerator<UserId>
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
  /** Writes the row after a transition: only from its allowed statuses, and only over version `replaces`. */
  readonly save: (row: ApplicationRow, by: Saving, replaces: number) => Promise<Written>
  /** The same write inside a transaction. */
  readonly saveIn: (row: ApplicationRow, by: Saving, replaces: number) => TransactWriteItem
  /** What stands in a queue of the desk, by deadline; read page by page. */
  readonly listDeskQueue: (
    queue: DeskQueue,
    selection: Pick<ApplicationSelection, 'filter' | 'after' | 'pageSize' | 'look'> &
      Partial<Pick<ApplicationSelection, 'from' | 'to' | 'descending'>>,
  ) => AsyncGenerator<ListedApplication>
  /** Keeps what the desk did, with the order record, over version `replaces`; `isTold`: the producer has to hear of it. */
  readonly saveDeskWork: (
    row: ApplicationRow,
    replaces: number,
    isTold: boolean,
  ) => Promise<Written>
  /** Keeps an entry of the order record that moves no outcome, over version `replaces`. */
  readonly saveOrder: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'order_entries' | 'version' | 'updated_at'>,
    replaces: number,
  ) => Promise<Written>
  /** Keeps what is said of the sales, over version `replaces`. */
  readonly saveSales: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'sales_entries' | 'version' | 'updated_at'>,
    replaces: number,
  ) => Promise<Written>
  /** Keeps what is said of the samples of what was submitted, over version `replaces`. */
  readonly saveSamples: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'samples' | 'version' | 'updated_at'>,
    replaces: number,
  ) => Promise<Written>
  /** Carries a moved deadline into what the operator's list is sorted by; the version stays. */
  readonly moveDeadline: (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id'>,
    last_day: string | null,
  ) => Promise<Written>
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

/**
 * A payment is told of too, unless the word of the submission, still due, says that it is paid. With the word
 * of a payment goes that of an outcome, which may have been due before and stays due without it.
 */
function mailDueAfter({ mail_due, desk }: ApplicationRow, by: Saving): ApplicationRow['mail_due'] {
  if (by === 'pay') return mail_due === 'submitted' ? mail_due : 'paid'
  if (by !== 'refund' || mail_due !== 'paid') return mail_due
  return desk?.records.length || desk?.outcomes.length ? 'outcome' : undefined
}

function partitionOf(of: ApplicationsOf): Readonly<Record<string, string>> {
  const { index, ...key } = of
  return index === 'by_deadline' ? { listing: applicationListing } : key
}

/** All that a line of the list holds: the content may be long. */
const lineFields: Expression = {
  text: 'tender_id, #status, submitted_at, updated_at, #version, listed',
  names: { '#status': 'status', '#version': 'version' },
}

/** What only happens to a submitted application, over the version that was seen. */
function submittedAt(replaces: number): Expression {
  const statuses = Object.fromEntries(atDesk.map((status, index) => [`:at${index}`, status]))
  return {
    text: `#version = :replaces AND #status IN (${Object.keys(statuses).join(', ')})`,
    names: { '#status': 'status' },
    values: { ':replaces': replaces, ...statuses },
  }
}

export function createApplicationStore(table: Table): ApplicationStore {
  const rowAfter = (row: ApplicationRow, by: Saving) =>
    indexed({ ...row, status: transitions[by].to, mail_due: mailDueAfter(row, by) })
  /** One list of a submitted application, as it is from now on. */
  const keep = (
    row: Pick<ApplicationRow, 'user_id' | 'tender_id' | 'version' | 'updated_at'>,
    name: 'order_entries' | 'sales_entries' | 'samples',
    list: readonly unknown[],
    replaces: number,
  ) =>
    updateRow(
      table,
      { user_id: row.user_id, tender_id: row.tender_id },
      {
        text: 'SET #list = :list, #version = :version, updated_at = :now',
        names: { '#list': name, '#version': 'version' },
        values: { ':list': list, ':version': row.version, ':now': row.updated_at },
      },
      submittedAt(replaces),
    )
  return {
    find: async (user_id, tender_id) => {
      const row = await getRow(table, { user_id, tender_id })
      return row && applicationRowSchema.parse(row)
    },
    listSummaries: async function* (user_id, tender_id, pageSize) {
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      const after = tender_id === null ? undefined : { user_id, tender_id }
      const query = { where, projection: lineFields, after, pageSize }
      for await (const row of queryRows(table, query)) yield applicationLineSchema.parse(row)
    },
    listAll: async function* ({ of, from, to, filter, descending, after, pageSize, look }) {
      const { index } = of
      const [[key, partition] = ['', '']] = Object.entries(partitionOf(of))
      const where = {
        text: `${key} = :partition AND deadline_key BETWEEN :from AND :to`,
        values: { ':partition': partition, ':from': from, ':to': to },
      }
      const position = after === null ? undefined : { ...after, [key]: partition }
      const query = { index, where, filter, descending, after: position, pageSize, look }
      for await (const row of queryRows(table, query)) yield listedApplicationSchema.parse(row)
    },
    listBegun: async function* (user_id, filter) {
      const isBegun = 'attribute_exists(deadline_key)'
      const rows = queryRows(table, {
        where: { text: 'user_id = :user', values: { ':user': user_id } },
        filter: {
          text: filter === undefined ? isBegun : `${isBegun} AND ${filter.text}`,
          ...(filter?.names && { names: filter.names }),
          ...(filter?.values && { values: filter.values }),
        },
        projection: { ...lineFields, text: `user_id, deadline_key, ${lineFields.text}` },
      })
      for await (const row of rows) yield listedApplicationSchema.parse(row)
    },
    listApplicants: async function* (tender_id) {
      const query = {
        index: 'by_tender',
        where: { text: 'tender_id = :tender', values: { ':tender': tender_id } },
        filter: {
          text: '#status <> :selected',
          names: { '#status': 'status' },
          values: { ':selected': 'NOT_STARTED' },
        },
      }
      for await (const row of queryRows(table, query)) yield userIdSchema.parse(row.user_id)
    },
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
    save: (row, by, replaces) => putRow(table, rowAfter(row, by), onlyFrom(by, replaces)),
    saveIn: (row, by, replaces) => putIn(table, rowAfter(row, by), onlyFrom(by, replaces)),
    listDeskQueue: async function* (queue, { from = '0', to = '~', filter, ...page }) {
      const query = {
        index: 'by_desk_queue',
        where: {
          text: 'desk_queue = :queue AND deadline_key BETWEEN :from AND :to',
          values: { ':queue': queue, ':from': from, ':to': to },
        },
        filter,
        ...page,
        after: page.after === null ? undefined : { ...page.after, desk_queue: queue },
      }
      for await (const row of queryRows(table, query)) yield listedApplicationSchema.parse(row)
    },
    saveDeskWork: (row, replaces, isTold) => {
      const { user_id, tender_id, desk, order_entries, version, updated_at } = row
      const listing = deskListing(row)
      if (listing === null) throw new Error('the desk works on what is submitted')
      const told = isTold ? ', mail_due = if_not_exists(mail_due, :told)' : ''
      const queue = listing.queue ? ', desk_queue = :queue' : ' REMOVE desk_queue'
      return updateRow(
        table,
        { user_id, tender_id },
        {
          text: `SET desk = :desk, order_entries = :order, #version = :version, updated_at = :now, listed.desk = :listed, responsible_key = :responsible${told}${queue}`,
          names: { '#version': 'version' },
          values: {
            ':desk': desk,
            ':order': order_entries,
            ':version': version,
            ':now': updated_at,
            ':listed': listing.listed,
            ':responsible': responsibleKeyOf(listing.listed.responsible),
            ...(isTold && { ':told': 'outcome' }),
            ...(listing.queue && { ':queue': listing.queue }),
          },
        },
        submittedAt(replaces),
      )
    },
    saveOrder: (row, replaces) => keep(row, 'order_entries', row.order_entries, replaces),
    saveSales: (row, replaces) => keep(row, 'sales_entries', row.sales_entries, replaces),
    saveSamples: (row, replaces) => keep(row, 'samples', row.samples, replaces),
    moveDeadline: ({ user_id, tender_id }, last_day) =>
      updateRow(
        table,
        { user_id, tender_id },
        {
          text: 'SET deadline_key = :key, listed.last_day = :day',
          values: { ':key': deadlineKeyOf(last_day, tender_id, user_id), ':day': last_day },
        },
        { text: 'attribute_exists(deadline_key)' },
      ),
    deselect: ({ user_id, tender_id, version }) =>
      deleteRow(table, { user_id, tender_id }, onlyFrom('deselect', version)),
  }
}
