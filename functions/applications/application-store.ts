import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { ApplicationStatus } from '#domain/applications/application.ts'
import { atDesk, type TransitionName, transitions } from '#domain/applications/lifecycle.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { putIn } from '../platform/dynamodb/transact.ts'
import { deleteRow, putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import { type ApplicationLists, createApplicationLists } from './application-lists.ts'
import {
  type ApplicationRow,
  applicationRowSchema,
  deadlineKeyOf,
  deskListing,
  indexed,
  responsibleKeyOf,
} from './application-row.ts'
import { createDueApplications, type DueApplications } from './due-applications.ts'

/** The transitions that leave a row. */
type Saving = {
  [Name in TransitionName]: (typeof transitions)[Name]['to'] extends null ? never : Name
}[TransitionName]

/** The table of applications (`user_applications` of the specification), one row per user and tender. */
export interface ApplicationStore extends ApplicationLists, DueApplications {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<ApplicationRow | null>
  /** Writes the row after a transition: only from its allowed statuses, and only over version `replaces`. */
  readonly save: (row: ApplicationRow, by: Saving, replaces: number) => Promise<Written>
  /** The same write inside a transaction. */
  readonly saveIn: (row: ApplicationRow, by: Saving, replaces: number) => TransactWriteItem
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
    ...createApplicationLists(table),
    ...createDueApplications(table),
    find: async (user_id, tender_id) => {
      const row = await getRow(table, { user_id, tender_id })
      return row && applicationRowSchema.parse(row)
    },
    save: (row, by, replaces) => putRow(table, rowAfter(row, by), onlyFrom(by, replaces)),
    saveIn: (row, by, replaces) => putIn(table, rowAfter(row, by), onlyFrom(by, replaces)),
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
