import * as z from 'zod'
import type { Appointment } from '#domain/enquiries/consultation.ts'
import { appointmentSchema } from '#domain/enquiries/consultation-schema.ts'
import {
  type Consultation,
  type Enquiry,
  type EnquiryKind,
  type EnquiryStatus,
  enquiryRetentionDays,
  kindOf,
  type PrivateSale,
  waitsForDesk,
} from '#domain/enquiries/enquiry.ts'
import { enquirySchema } from '#domain/enquiries/enquiry-schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type EnquiryId, enquiryIdSchema, type UserId } from '#domain/shared/ids.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Row, Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import { claimMs, type MailMark, MailUnderWay } from '../platform/mail/send-once.ts'

const storedSchema = z.lazy(() =>
  z.object({
    enquiry: enquirySchema,
    /** When the operator was told by mail. */
    mailed_at: instantSchema.nullable(),
  }),
)
export type StoredEnquiry = z.infer<typeof storedSchema>

const toldSchema = z.lazy(() => appointmentSchema.unwrap().pick({ starts_at: true, state: true }))
/** What a mail said of a talk. */
export type Told = z.infer<typeof toldSchema>

/** A place in the list: behind this enquiry. */
export const enquiryPositionSchema = z.lazy(() =>
  z.object({ received_at: instantSchema, enquiry_id: enquiryIdSchema }),
)
export type EnquiryPosition = z.infer<typeof enquiryPositionSchema>

interface EnquirySelection {
  readonly kind?: EnquiryKind | undefined
  readonly status?: EnquiryStatus | undefined
  /** Of one operator; null: what nobody took over. */
  readonly responsible?: UserId | null | undefined
  /** Due on this day or before. */
  readonly due_by?: CalendarDate | undefined
  /** Without those that are closed. */
  readonly onlyOpen: boolean
  readonly isOldestFirst?: boolean
  readonly after: EnquiryPosition | null
  readonly look?: Look | undefined
}

/** The one partition of the index `by_received`. */
const listing = 'enquiry'
/** The one partition of the index `by_waiting`: what somebody has to do something for. */
const waitingForDesk = 'desk'

/** The table of what visitors wrote, by kind. Rows end by themselves. */
export interface EnquiryStore {
  readonly find: (enquiry_id: EnquiryId) => Promise<StoredEnquiry | null>
  /** Newest first unless the oldest are, read page by page. */
  readonly list: (selection: EnquirySelection) => AsyncGenerator<Enquiry>
  /** Those that wait for somebody at the desk, oldest first, read page by page. */
  readonly listWaiting: (pageSize: number) => AsyncGenerator<Enquiry>
  /** Refused when the id is taken. */
  readonly add: (enquiry: z.input<typeof enquirySchema>) => Promise<Written>
  /** What the desk keeps of it; refused when it is no longer of the version that was seen. */
  readonly saveDeskPart: (enquiry: Enquiry, seen: number) => Promise<Written>
  /** Of the mail that tells the operator. */
  readonly mark: (enquiry_id: EnquiryId) => MailMark
  /** Of the mail that tells the enquirer when the talk is; each change of it is told once. */
  readonly markAppointment: (consultation: Consultation, appointment: Appointment) => MailMark
  /** Of a mail on the offers for a request; `what` tells it from others. */
  readonly markNews: (sale: PrivateSale, what: string) => MailMark
  /** What the enquirer was told last before that change; null: nothing. Throws `MailUnderWay` while they are being told. */
  readonly findTold: (enquiry_id: EnquiryId, sequence: number, now: Date) => Promise<Told | null>
}

/** Beside the enquiry: each change of a talk is told by itself. */
const keyOfTold = (enquiry_id: EnquiryId, sequence: number) => ({
  kind: 'appointment',
  enquiry_id: `${enquiry_id}#${sequence}`,
})
const keyOf = (enquiry_id: EnquiryId) => ({ kind: kindOf(enquiry_id), enquiry_id })
const storedOf = (row: Row): StoredEnquiry =>
  storedSchema.parse({ enquiry: row, mailed_at: row.mailed_at ?? null })

/** When a row of an enquiry received then goes, in seconds since 1970. */
export const endOf = (received_at: string): number =>
  Math.floor(Date.parse(received_at) / 1000) + enquiryRetentionDays * 86_400

function filterOf({
  kind,
  status,
  responsible,
  due_by,
  onlyOpen,
}: EnquirySelection): Expression | undefined {
  const parts: Expression[] = []
  if (status !== undefined) {
    const values = { ':status': status }
    parts.push({ text: '#status = :status', names: { '#status': 'status' }, values })
  }
  if (kind !== undefined) parts.push({ text: 'kind = :kind', values: { ':kind': kind } })
  if (responsible !== undefined) {
    const text =
      responsible === null
        ? // rows from before owners were kept have none
          '(attribute_not_exists(responsible) OR responsible = :by)'
        : 'responsible.user_id = :by'
    parts.push({ text, values: { ':by': responsible } })
  }
  if (due_by !== undefined) parts.push({ text: 'due <= :day', values: { ':day': due_by } })
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
    add: (asked) => {
      const enquiry = enquirySchema.parse(asked)
      return putRow(
        table,
        {
          ...enquiry,
          listing,
          ...(waitsForDesk(enquiry) && { waiting: waitingForDesk }),
          expires_at: endOf(enquiry.received_at),
        },
        { text: 'attribute_not_exists(enquiry_id)' },
      )
    },
    saveDeskPart: (enquiry, seen) => {
      const { kind, enquiry_id, status, responsible, due, version } = enquirySchema.parse(enquiry)
      const talk = enquiry.kind === 'consultation' ? enquiry.appointment : undefined
      const isWaiting = waitsForDesk({ kind, status })
      return updateRow(
        table,
        keyOf(enquiry_id),
        {
          text: `SET #status = :status, responsible = :responsible, due = :due, #version = :version${talk === undefined ? '' : ', appointment = :talk'}${isWaiting ? ', waiting = :desk' : ' REMOVE waiting'}`,
          names: { '#status': 'status', '#version': 'version' },
          values: {
            ':status': status,
            ':responsible': responsible,
            ':due': due,
            ':version': version,
            ...(talk !== undefined && { ':talk': talk }),
            ...(isWaiting && { ':desk': waitingForDesk }),
          },
        },
        {
          text: 'attribute_exists(enquiry_id) AND (#version = :seen OR (attribute_not_exists(#version) AND :seen = :none))',
          names: { '#version': 'version' },
          values: { ':seen': seen, ':none': 0 },
        },
      )
    },
    mark: (enquiry_id) => ({ table, key: keyOf(enquiry_id), name: 'mailed' }),
    markAppointment: ({ enquiry_id, received_at }, { sequence, starts_at, state }) => ({
      table,
      key: keyOfTold(enquiry_id, sequence),
      name: 'told',
      expires_at: endOf(received_at),
      said: { starts_at, state },
    }),
    markNews: ({ enquiry_id, received_at }, what) => ({
      table,
      key: { kind: 'offer_news', enquiry_id: `${enquiry_id}#${what}` },
      name: 'told',
      expires_at: endOf(received_at),
    }),
    findTold: async (enquiry_id, sequence, now) => {
      for (let earlier = sequence - 1; earlier >= 0; earlier--) {
        const row = await getRow(table, keyOfTold(enquiry_id, earlier))
        if (row === null) continue
        if (row.told_at !== undefined) return toldSchema.parse(row.said)
        if (Date.parse(String(row.told_claimed_at)) > now.getTime() - claimMs) {
          throw new MailUnderWay()
        }
      }
      return null
    },
  }
}
