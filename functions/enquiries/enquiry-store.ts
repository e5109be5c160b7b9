import * as z from 'zod'
import {
  type Enquiry,
  type EnquiryKind,
  type EnquiryStatus,
  enquiryRetentionDays,
  enquirySchema,
  kindOf,
} from '#domain/enquiries/enquiry.ts'
import { instantSchema } from '#domain/shared/calendar-date.ts'
import type { EnquiryId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Row, Table } from '../platform/dynamodb/table.ts'
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

/** The table of what visitors wrote, by kind. Rows end by themselves. */
export interface EnquiryStore {
  readonly find: (enquiry_id: EnquiryId) => Promise<StoredEnquiry | null>
  readonly list: (kind: EnquiryKind) => Promise<Enquiry[]>
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

export function createEnquiryStore(table: Table): EnquiryStore {
  return {
    find: async (enquiry_id) => {
      const row = await getRow(table, keyOf(enquiry_id))
      return row && storedOf(row)
    },
    list: async (kind) => {
      const enquiries: Enquiry[] = []
      const where = { text: 'kind = :kind', values: { ':kind': kind } }
      for await (const row of queryRows(table, { where })) enquiries.push(storedOf(row).enquiry)
      return enquiries.sort((a, b) => (a.received_at < b.received_at ? 1 : -1))
    },
    add: (enquiry) =>
      putRow(
        table,
        { ...enquirySchema.parse(enquiry), expires_at: endOf(enquiry.received_at) },
        { text: 'attribute_not_exists(enquiry_id)' },
      ),
    setStatus: (enquiry_id, status) =>
      updateRow(
        table,
        keyOf(enquiry_id),
        {
          text: 'SET #status = :status',
          names: { '#status': 'status' },
          values: { ':status': status },
        },
        { text: 'attribute_exists(enquiry_id)' },
      ),
    mark: (enquiry_id) => ({ table, key: keyOf(enquiry_id), name: 'mailed' }),
  }
}
