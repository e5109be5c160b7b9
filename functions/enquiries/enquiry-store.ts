import * as z from 'zod'
import {
  type Enquiry,
  type EnquiryKind,
  type EnquiryStatus,
  enquiryRetentionDays,
  kindOf,
} from '#domain/enquiries/enquiry.ts'
import { enquirySchema } from '#domain/enquiries/enquiry-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type EnquiryId, enquiryIdSchema } from '#domain/shared/ids.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Row, Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import type { MailMark } from '../platform/mail/send-once.ts'

const storedSchema = z.lazy(() =>
  z.object({
    enquiry: enquirySchema,
    /** When the operator was told by mail. */
    mailed_at: instantSchema.nullable(),
  }),
)
export type StoredEnquiry = z.infer<typeof storedSchema>

/** A place in the list: behind this enquiry. */
export const enquiryPositionSchema = z.lazy(() =>
  z.object({ received_at: instantSchema, enquiry_id: enquiryIdSchema }),
)
export type EnquiryPosition = z.infer<typeof enquiryPositionSchema>

interface EnquirySelection {
  readonly kind?: EnquiryKind | undefined
  readonly status?: EnquiryStatus | undefined
  /** Without those that are closed. */
  readonly onlyOpen: boolean
  readonly isOldestFirst?: boolean
  readonly after: EnquiryPosition | null
  readonly look?: Look | undefined
}

/** The one partition of the index `by_received`. */
const listing = 'enquiry'
/** The one partition of the index `by_waiting`: what nobody has answered. */
const waitingForDesk = 'desk'

/** The table of what visitors wrote, by kind. Rows end by themselves. */
export interface EnquiryStore {
  readonly find: (enquiry_id: EnquiryId) => Promise<StoredEnquiry | null>
  /** Newest first unless the oldest are, read page by page. */
  readonly list: (selection: EnquirySelection) => AsyncGenerator<Enquiry>
  /** Those that nobody has answered, oldest first, read page by page. */
  readonly listWaiting: (pageSize: number) => AsyncGenerator<Enquiry>
  /** Refused when the id is taken. */
  readonly add: (enquiry: Enquiry) => Promise<Written>
  /** Refused when there is none. */
  readonly setStatus: (enquiry_id: EnquiryId, status: EnquiryStatus) => Promise<Written>
  /** Of the mail that tells the operator. */
  readonly mark: (enquiry_id: EnquiryId) => MailMark
}

const keyOf = (enquiry_id: EnquiryId) => ({ kind: kindOf(enquiry_id), enquiry_id })
const storedOf = (row: Row): StoredEnquiry =>
  storedSchema.parse({ enquiry: row, mailed_at: row.mailed_at ?? null })

/** When a row of an enquiry received then goes, in seconds since 1970. */
export const endOf = (received_at: string): number =>
  Math.floor(Date.parse(received_at) / 1000) + enquiryRetentionDays * 86_400

function filterOf({ kind, status, onlyOpen }: EnquirySelection): Expression | undefined {
  const parts: Expression[] = []
  if (status !== undefined) {
    const values = { ':status': status }
    parts.push({ text: '#status = :status', names: { '#status': 'status' }, values })
  }
  if (kind !== undefined) parts.push({ text: 'kind = :kind', values: { ':kind': kind } })
  if (onlyOpen) {
    const values = { ':closed': 'closed' }
    parts.push({ text: '#status <> :closed', names: { '#status': 'status' }, values })
  }
  if (parts.length === 0) return undefined
  return {
    text: parts.map(({ text }) => text).join(' AND '),
    names: Object.assign({}, ...parts.map(({ names }) => names)),
    values: Object.assign({}, ...parts.map(({ values }) => values)),
  }
}

export function createEnquiryStore(table: Table): EnquiryStore {
  return {
    find: async (enquiry_id) => {
      const row = await getRow(table, keyOf(enquiry_id))
      return row && storedOf(row)
    },
    list: async function* (selection) {
      const { isOldestFirst, after: place, look } = selection
      const filter = filterOf(selection)
      const where = { text: 'listing = :listing', values: { ':listing': listing } }
      const after = place === null ? undefined : { listing, ...place, ...keyOf(place.enquiry_id) }
      const rows = queryRows(table, {
        index: 'by_received',
        where,
        filter,
        descending: !isOldestFirst,
        after,
        // a filter may leave out most of a page
        pageSize: filter === undefined ? 100 : 200,
        look,
      })
      for await (const row of rows) yield storedOf(row).enquiry
    },
    listWaiting: async function* (pageSize) {
      const where = { text: 'waiting = :desk', values: { ':desk': waitingForDesk } }
      for await (const row of queryRows(table, { where, index: 'by_waiting', pageSize })) {
        yield storedOf(row).enquiry
      }
    },
    add: (enquiry) =>
      putRow(
        table,
        {
          ...enquirySchema.parse(enquiry),
          listing,
          ...(enquiry.status === 'new' && { waiting: waitingForDesk }),
          expires_at: endOf(enquiry.received_at),
        },
        { text: 'attribute_not_exists(enquiry_id)' },
      ),
    setStatus: (enquiry_id, status) =>
      updateRow(
        table,
        keyOf(enquiry_id),
        {
          text: `SET #status = :status${status === 'new' ? ', waiting = :desk' : ' REMOVE waiting'}`,
          names: { '#status': 'status' },
          values: { ':status': status, ...(status === 'new' && { ':desk': waitingForDesk }) },
        },
        { text: 'attribute_exists(enquiry_id)' },
      ),
    mark: (enquiry_id) => ({ table, key: keyOf(enquiry_id), name: 'mailed' }),
  }
}
