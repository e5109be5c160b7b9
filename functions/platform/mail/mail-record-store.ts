import * as z from 'zod'
import { type MailSender, type MailState, mailSenders } from '#domain/desk/mail-record.ts'
import type { MailRecord } from '#domain/desk/mail-record-schema.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import type { Look } from '../dynamodb/look.ts'
import { queryRows } from '../dynamodb/read-rows.ts'
import type { Expression, Key, Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'
import type { MailEvent } from './mail-event.ts'

/** Rows end by themselves after so many days: what a bounce was is asked about in weeks, not in years. */
export const mailRecordDays = 90
/** So much of what the other side said is kept. */
const mostDetail = 300
/** The partition of the index that holds mails with trouble alone. */
const trouble = 'trouble'

const rowSchema = z.lazy(() =>
  z.object({
    address: z.string(),
    mail_key: z.string(),
    sent_at: instantSchema,
    sender: z.enum(mailSenders),
    subject: z.string().nullable(),
    delivered_at: instantSchema.optional(),
    delayed_at: instantSchema.optional(),
    bounced_at: instantSchema.optional(),
    complained_at: instantSchema.optional(),
    rejected_at: instantSchema.optional(),
    detail: z.string().optional(),
  }),
)

export interface MailQuery {
  /** Null: of all. */
  readonly address: string | null
  /** `2026-11`, in UTC; null: all that are kept, of an address or with trouble. */
  readonly month: string | null
  readonly onlyTrouble: boolean
  readonly sender: MailSender | null
  readonly isOldestFirst?: boolean
  /** How many rows are read at once. */
  readonly pageSize: number
  /** The last record of the page before. */
  readonly after: Pick<MailRecord, 'address' | 'mail_key'> | null
  readonly look?: Look | undefined
}

interface FollowedMail {
  readonly address: string
  readonly message_id: string
  /** When it was sent by our clock; the service's own is never further from it than `clocksDiffer`. */
  readonly at: Instant
}
const clocksDiffer = 15 * 60_000

/** Which mails left and what became of them, as the mail service tells it. */
export interface MailRecordStore {
  /** In any order, and as often as it comes: each event writes what it alone knows. */
  readonly note: (event: MailEvent) => Promise<void>
  /** Newest first. */
  readonly list: (query: MailQuery) => AsyncGenerator<MailRecord>
  /** What became of one mail, by the id that the mail service gave it. Null: not told yet, or no longer kept. */
  readonly find: (mail: FollowedMail) => Promise<MailRecord | null>
  /** Those with trouble that were sent `since`, newest first. */
  readonly listTrouble: (since: Instant, pageSize: number) => AsyncGenerator<MailRecord>
}

/** Rows are found by it: addresses are written as people like. */
export const mailAddressKey = (address: string): string => address.trim().toLowerCase()

export const createMailRecordStore = (table: Table): MailRecordStore => ({
  note: async (event) => {
    const { mail } = event
    const change = changeOf(event)
    const sent_at = new Date(mail.timestamp).toISOString()
    for (const address of mail.destination) {
      await updateRow(
        table,
        { address: mailAddressKey(address), mail_key: `${sent_at}#${mail.messageId}` },
        {
          text: `SET ${Object.keys(change).map((name) => `#${name} = :${name}`)}`,
          names: Object.fromEntries(Object.keys(change).map((name) => [`#${name}`, name])),
          values: Object.fromEntries(
            Object.entries(change).map(([name, value]) => [`:${name}`, value]),
          ),
        },
      )
    }
  },
  list: async function* (query) {
    const way = wayTo(query)
    const { month, after } = query
    const isByMonth = way.index === 'by_month'
    const rows = queryRows(table, {
      ...(way.index === undefined ? {} : { index: way.index }),
      where: {
        text: `#key = :key${month === null || isByMonth ? '' : ' AND begins_with(mail_key, :month)'}`,
        names: { '#key': way.name },
        values: {
          ':key': way.value,
          ...(month === null || isByMonth ? {} : { ':month': month }),
        },
      },
      descending: !query.isOldestFirst,
      pageSize: query.pageSize,
      look: query.look,
      ...filterOf(query),
      ...(after === null ? {} : { after: keyAfter(way, after) }),
    })
    for await (const row of rows) yield recordOf(rowSchema.parse(row))
  },
  find: async ({ address, message_id, at }) => {
    const around = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
    const rows = queryRows(table, {
      where: {
        text: 'address = :address AND mail_key BETWEEN :from AND :to',
        values: {
          ':address': mailAddressKey(address),
          ':from': around(-clocksDiffer),
          ':to': around(clocksDiffer),
        },
      },
    })
    for await (const row of rows) {
      const record = recordOf(rowSchema.parse(row))
      if (record.mail_key.endsWith(`#${message_id}`)) return record
    }
    return null
  },
  listTrouble: async function* (since, pageSize) {
    const rows = queryRows(table, {
      index: 'by_trouble',
      // a key begins with the instant
      where: {
        text: 'trouble = :trouble AND mail_key >= :since',
        values: { ':trouble': trouble, ':since': since },
      },
      descending: true,
      pageSize,
    })
    for await (const row of rows) yield recordOf(rowSchema.parse(row))
  },
})

/** The narrowest way to the rows: those of an address, those with trouble, else of the month. */
function wayTo({ address, onlyTrouble, month }: MailQuery) {
  if (address !== null) return { name: 'address', value: mailAddressKey(address) }
  if (onlyTrouble) return { index: 'by_trouble', name: 'trouble', value: trouble }
  return { index: 'by_month', name: 'month', value: month ?? '' }
}

const keyAfter = (
  { name, value }: ReturnType<typeof wayTo>,
  { address, mail_key }: Pick<MailRecord, 'address' | 'mail_key'>,
): Key => ({ address, mail_key, [name]: value })

function filterOf({ address, onlyTrouble, sender }: MailQuery): { filter?: Expression } {
  const parts = [
    ...(address !== null && onlyTrouble ? ['attribute_exists(trouble)'] : []),
    ...(sender === null ? [] : ['sender = :sender']),
  ]
  if (parts.length === 0) return {}
  return {
    filter: {
      text: parts.join(' AND '),
      ...(sender === null ? {} : { values: { ':sender': sender } }),
    },
  }
}

/** What the user pool sends has its code in the subject, and so may what our own mails on accounts say. */
const withoutCode = (subject: string | undefined): string | null =>
  subject === undefined || /(^|\D)\d{6}(\D|$)/.test(subject) ? null : subject
const short = (text: string): string => text.slice(0, mostDetail)

function changeOf(event: MailEvent): Record<string, string | number | null> {
  const { timestamp, commonHeaders, tags } = event.mail
  const sent = new Date(timestamp)
  const sender = mailSenders.find((known) => known === tags?.sender?.[0])
  const of = {
    sent_at: sent.toISOString(),
    month: sent.toISOString().slice(0, 7),
    sender: sender ?? ('sign_in' satisfies MailSender),
    subject: sender === undefined ? null : withoutCode(commonHeaders?.subject),
    expires_at: Math.floor(sent.getTime() / 1000) + mailRecordDays * 86_400,
  }
  const iso = (instant: string) => new Date(instant).toISOString()
  switch (event.eventType) {
    case 'Send':
      return of
    case 'Delivery':
      return { ...of, delivered_at: iso(event.delivery.timestamp) }
    case 'DeliveryDelay':
      return { ...of, delayed_at: iso(event.deliveryDelay.timestamp) }
    case 'Reject':
      return { ...of, trouble, rejected_at: of.sent_at, detail: short(event.reject.reason) }
    case 'Bounce': {
      const { bounceType, bouncedRecipients, timestamp: at } = event.bounce
      const said = bouncedRecipients.map(({ diagnosticCode }) => diagnosticCode).filter(Boolean)
      const detail = short([bounceType, ...said].join(': '))
      return { ...of, trouble, bounced_at: iso(at), detail }
    }
    case 'Complaint': {
      const { complaintFeedbackType: detail, timestamp: at } = event.complaint
      const complained = { ...of, trouble, complained_at: iso(at) }
      return detail === undefined ? complained : { ...complained, detail: short(detail) }
    }
  }
}

function recordOf(row: z.infer<typeof rowSchema>): MailRecord {
  const { address, mail_key, sent_at, sender, subject, detail } = row
  const [state, state_at] = stateOf(row)
  return { address, mail_key, sent_at, sender, subject, state, state_at, detail: detail ?? null }
}

function stateOf(row: z.infer<typeof rowSchema>): [MailState, string] {
  const { complained_at, bounced_at, rejected_at, delivered_at, delayed_at } = row
  if (complained_at !== undefined) return ['complained', complained_at]
  if (bounced_at !== undefined) return ['bounced', bounced_at]
  if (rejected_at !== undefined) return ['rejected', rejected_at]
  if (delivered_at !== undefined) return ['delivered', delivered_at]
  if (delayed_at !== undefined) return ['delayed', delayed_at]
  return ['sent', row.sent_at]
}
