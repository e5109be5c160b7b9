import { type TenderId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import {
  type ApplicationLine,
  type ApplicationPosition,
  applicationLineSchema,
  applicationListing,
  type DeskQueue,
  type ListedApplication,
  listedApplicationSchema,
} from './application-row.ts'

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

/** The lists of applications, each from an index or one partition; all are read page by page. */
export interface ApplicationLists {
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
  /** What stands in a queue of the desk, by deadline; read page by page. */
  readonly listDeskQueue: (
    queue: DeskQueue,
    selection: Pick<ApplicationSelection, 'filter' | 'after' | 'pageSize' | 'look'> &
      Partial<Pick<ApplicationSelection, 'from' | 'to' | 'descending'>>,
  ) => AsyncGenerator<ListedApplication>
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

export const createApplicationLists = (table: Table): ApplicationLists => ({
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
})
